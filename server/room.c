/* What a room knows without the house. */
#include "server/room.h"

#include <sodium.h>
#include <string.h>

static const char LETTERS[] = "abcdefghjkmnpqrstvwxyz0123456789";

enum { ID_LETTERS = 12 };

void room_make_id(char id[TABLE_ID_BYTES])
{
    for (int i = 0; i < ID_LETTERS; i++)
        id[i] = LETTERS[randombytes_uniform(sizeof LETTERS - 1)];
    id[ID_LETTERS] = '\0';
}

bool room_is_id(const char *id)
{
    return strlen(id) == ID_LETTERS && strspn(id, LETTERS) == ID_LETTERS;
}

/* The first line of a table's facts; the record's head follows.
 *
 *     public made 1763305531123 */
static void put_first_line(tt_text *out, const room *r)
{
    tt_put(out, r->is_public ? "public made " : "private made ");
    tt_put_number(out, r->made);
    tt_put_char(out, '\n');
}

static bool read_first_line(tt_reader line, room *r)
{
    r->is_public = tt_read_if(&line, "public");
    if (!r->is_public && !tt_read_if(&line, "private"))
        return false;
    if (tt_read_if(&line, "made"))
        r->made = tt_read_number(&line, 0, INT64_MAX);
    tt_read_nothing_more(&line);
    return !line.failed;
}

void room_put_facts(const room *r, tt_text *out)
{
    put_first_line(out, r);
    table_put_facts(&r->t, out);
}

bool room_read_facts(room *r, const char *id, const char *facts)
{
    const char *head = strchr(facts, '\n');

    return head != NULL && read_first_line(tt_reader_of(facts, (size_t)(head - facts)), r) &&
           table_read_facts(&r->t, id, head + 1, strlen(head + 1)) == TT_OK;
}

house_plan room_plan_next(const room *r)
{
    house_plan plan = {.game = r->t.game, .how = r->t.how, .is_public = r->is_public};

    table_turn_seats(&r->t, &plan.terms);
    for (int i = 0; i < r->t.how.seats; i++)
        if (r->t.seat[i].is_bot)
            memcpy(plan.bot[(i + 1) % r->t.how.seats], r->t.seat[i].name, TT_NAME_MAX);
    return plan;
}

/* Of somebody who has hardly decided anything yet: 1 to 4 seconds. */
static uint32_t any_pace_ms(void)
{
    return 1000 + randombytes_uniform(3001);
}

uint64_t room_pace_ms(const room *r)
{
    int actor = table_actor(&r->t);
    const table_seat *s = &r->t.seat[actor];
    uint32_t n = s->took_n < TABLE_TIMES ? s->took_n : TABLE_TIMES;
    uint64_t ms = n < TABLE_TIMES_MIN ? any_pace_ms() : s->took_ms[randombytes_uniform(n)];

    if (table_waits_for_bot(&r->t))
        ms = r->thought_ms[actor];

    ms = ms * (75 + randombytes_uniform(51)) / 100;
    if (r->t.terms.clock.kind != TABLE_NO_CLOCK && ms > (uint64_t)s->left_ms / 2)
        ms = (uint64_t)s->left_ms / 2; /* before its clock runs out */
    return ms;
}
