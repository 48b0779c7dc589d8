/* Writes files as C: a table of names and texts, for lang/ and docs/rules/.
 *
 *     embed FILE... > texts.c */
#include <stdio.h>
#include <stdlib.h>

static void embed(const char *path, int number)
{
    FILE *in = fopen(path, "rb");
    int c, column = 0;

    if (in == NULL) {
        fprintf(stderr, "embed: cannot read %s\n", path);
        exit(1);
    }
    printf("static const unsigned char text_%d[] = {\n", number);
    while ((c = getc(in)) != EOF)
        printf("%d,%s", c, ++column % 24 == 0 ? "\n" : "");
    printf("0};\n\n");
    fclose(in);
}

int main(int argc, char **argv)
{
    printf("/* Made by tools/embed.c. */\n#include \"lang/texts.h\"\n\n");
    for (int i = 1; i < argc; i++)
        embed(argv[i], i);
    printf("const tt_embedded tt_texts[] = {\n");
    for (int i = 1; i < argc; i++)
        printf("    {\"%s\", (const char *)text_%d, sizeof text_%d - 1},\n", argv[i], i, i);
    printf("};\nconst int tt_texts_n = %d;\n", argc - 1);
    return fflush(stdout) == 0 ? 0 : 1;
}
