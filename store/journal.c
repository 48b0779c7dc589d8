/* The journal: a ring of writes between two threads. */
#include "store/journal.h"

#include "engine/assert.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A place in the ring. */
typedef struct slot {
    tt_write_kind kind;
    char table[TT_STORE_ID_MAX + 1], owner[TT_STORE_ID_MAX + 1];
    int64_t seq, node;
    char *text; /* on the heap: what is to be written, until it is */
    tt_written result;
} slot;

/* Three counters that only grow divide the ring, and each part belongs to one thread:
 *
 *     taken          written         handed          taken + slots_n
 *       |  finished    |   waiting     |      free      |
 *       |  (owner)     |  (journal)    |    (owner)     |
 *
 * The lock guards the counters, not the slots. */
struct tt_journal {
    const tt_store_kind *kind;
    tt_store *store; /* the journal's thread's, once that runs */
    char *where;
    tt_journal_owner owner;

    pthread_t thread;
    bool running;     /* the owner's: the thread has not been joined */
    tt_store refused; /* the owner's, never open: the sentence of a write not handed in */
    int64_t node;     /* the owner's: as which node it writes */
    pthread_mutex_t lock;
    pthread_cond_t wake; /* something waits, or there will be no more */
    uint64_t taken, written, handed;
    bool stopping;
    tt_journal_figures figures; /* `waiting` follows from the counters */

    size_t slots_n;
    slot slots[];
};

static slot *slot_at(tt_journal *journal, uint64_t number)
{
    return &journal->slots[number % journal->slots_n];
}

/* ==== The journal's thread ================================================= */

/* Adds a text, and what ends it; false: no memory is left. */
static bool add_found(slot *s, const char *text)
{
    size_t had = s->result.found ? strlen(s->result.found) : 0, n = strlen(text);
    char *more = realloc(s->result.found, had + n + 2);

    if (!more)
        return false;
    snprintf(more + had, n + 2, "%s\n", text);
    s->result.found = more;
    return true;
}

static bool add_paper(void *to, const char *key, const char *text)
{
    slot *s = to;

    return add_found(s, key) && add_found(s, text) && --s->seq > 0;
}

/* The copies are the owner's, who frees them. */
static tt_store_status read_one(tt_journal *journal, slot *s)
{
    const tt_store_kind *kind = journal->kind;
    char text[TT_STORE_TEXT_MAX + 1] = "";
    tt_store_status status = kind->paper(journal->store, s->table, text, sizeof text);

    if (status == TT_STORE_OK && !(s->result.found = strdup(text)))
        status = tt_store_fail(journal->store, TT_STORE_BROKEN, "No memory is left.");
    return status;
}

static tt_store_status read_all(tt_journal *journal, slot *s)
{
    tt_store_status status =
        journal->kind->papers_of(journal->store, s->table, s->text, s->owner, add_paper, s);

    if (status == TT_STORE_OK && !s->result.found)
        status =
            tt_store_fail(journal->store, TT_STORE_MISSING, "There are no papers of %s.", s->table);
    return status;
}

static tt_store_status write_one(tt_journal *journal, slot *s)
{
    const tt_store_kind *kind = journal->kind;

    journal->store->node = s->node;
    switch (s->kind) {
    case TT_WRITE_PUT:
        return kind->put(journal->store, s->table, s->text);
    case TT_WRITE_APPEND:
        return kind->append(journal->store, s->table, s->seq, s->text);
    case TT_WRITE_CLOSE:
        return kind->close_table(journal->store, s->table);
    case TT_WRITE_TOUCH:
        return kind->touch ? kind->touch(journal->store) : TT_STORE_OK;
    case TT_WRITE_PAPER:
        return kind->put_paper(journal->store, s->table, s->owner, s->text);
    case TT_WRITE_CHANGE:
        return kind->change_paper(journal->store, s->table, s->owner, s->text);
    case TT_WRITE_DROP:
        return kind->drop_papers(journal->store, s->table);
    case TT_WRITE_REPLACE:
        return kind->replace(journal->store, s->table, s->seq, s->text);
    case TT_READ_PAPER:
        return read_one(journal, s);
    case TT_READ_OF:
        return read_all(journal, s);
    case TT_WRITE_READ:
        return TT_STORE_OK; /* after the commit */
    }
    TT_NEVER("a write of no kind");
}

static void set_result(tt_journal *journal, slot *s, tt_store_status status)
{
    s->result.status = status;
    s->result.wrong[0] = '\0';
    if (status != TT_STORE_OK)
        memcpy(s->result.wrong, journal->store->wrong, sizeof s->result.wrong);
}

/* A write that is refused leaves the others alone; anything else ends the transaction. */
static tt_store_status write_slots(tt_journal *journal, uint64_t from, uint64_t to)
{
    for (uint64_t i = from; i < to; i++) {
        tt_store_status status = write_one(journal, slot_at(journal, i));

        if (status != TT_STORE_OK && status != TT_STORE_SENT && !tt_store_refused(status))
            return status;
        set_result(journal, slot_at(journal, i), status);
    }
    return TT_STORE_OK;
}

/* Adds a text with the zero at its end; false: no memory is left. */
static bool add_text(tt_written *to, const char *text)
{
    size_t n = strlen(text) + 1;
    char *more = realloc(to->text, to->text_n + n);

    if (!more)
        return false;
    memcpy(more + to->text_n, text, n);
    to->text = more;
    to->text_n += n;
    return true;
}

static bool add_line(void *to, int64_t seq, const char *line)
{
    slot *s = to;

    s->seq = seq;
    return add_text(&s->result, line);
}

/* A table that is not read to its end is not read. */
static void read_table(tt_journal *journal, slot *s)
{
    char facts[TT_STORE_TEXT_MAX + 1] = "";
    const tt_store_kind *kind = journal->kind;
    tt_store_status status = kind->facts(journal->store, s->table, facts, sizeof facts);

    if (status == TT_STORE_OK && !add_text(&s->result, facts))
        status = tt_store_fail(journal->store, TT_STORE_BROKEN, "There is not enough memory.");
    if (status == TT_STORE_OK)
        status = kind->lines(journal->store, s->table, add_line, s);
    set_result(journal, s, status);
    if (status == TT_STORE_OK)
        return;
    free(s->result.text);
    s->result.text = NULL;
}

/* After the commit: what was on its way has arrived, and what is to be read is read. */
static void finish_slots(tt_journal *journal, uint64_t from, uint64_t to)
{
    size_t sent = 0;

    for (uint64_t i = from; i < to; i++) {
        slot *s = slot_at(journal, i);
        if (s->result.status == TT_STORE_SENT)
            set_result(journal, s, journal->kind->result(journal->store, sent++));
        if (s->kind == TT_WRITE_READ)
            read_table(journal, s);
    }
}

/* Also those that were refused: perhaps because of a write that is now undone.  What SQLite or
 * the system remember after a failed write to the disk is not to be trusted, so the store is
 * closed; the next writes open it again. */
static void fail_slots(tt_journal *journal, uint64_t from, uint64_t to, tt_store_status status)
{
    for (uint64_t i = from; i < to; i++) {
        slot *s = slot_at(journal, i);
        set_result(journal, s, status);
        free(s->result.found);
        s->result.found = NULL;
    }
    journal->kind->close(journal->store);
}

static tt_store_status write_batch(tt_journal *journal, uint64_t from, uint64_t to)
{
    const tt_store_kind *kind = journal->kind;
    tt_store_status status = TT_STORE_OK;

    if (!journal->store->inside)
        status = kind->open(journal->store, journal->where);
    if (status == TT_STORE_OK)
        status = kind->begin(journal->store);
    if (status == TT_STORE_OK)
        status = write_slots(journal, from, to);
    if (status == TT_STORE_OK)
        status = kind->commit(journal->store);
    if (status == TT_STORE_OK)
        finish_slots(journal, from, to);
    else
        fail_slots(journal, from, to, status);
    return status;
}

static void free_texts(tt_journal *journal, uint64_t from, uint64_t to)
{
    for (uint64_t i = from; i < to; i++) {
        free(slot_at(journal, i)->text);
        slot_at(journal, i)->text = NULL;
    }
}

/* Waits until something is there to be written.  Returns where it ends, which is where it begins
 * when the journal stops. */
static uint64_t wait_for_writes(tt_journal *journal)
{
    uint64_t end;

    pthread_mutex_lock(&journal->lock);
    while (journal->handed == journal->written && !journal->stopping)
        pthread_cond_wait(&journal->wake, &journal->lock);
    end = journal->handed;
    pthread_mutex_unlock(&journal->lock);
    return end;
}

static uint64_t microseconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

static void *work(void *of)
{
    tt_journal *journal = of;
    uint64_t from = 0, to;

    while ((to = wait_for_writes(journal)) != from) {
        uint64_t began = microseconds();
        bool is_kept = write_batch(journal, from, to) == TT_STORE_OK;

        free_texts(journal, from, to);
        pthread_mutex_lock(&journal->lock);
        journal->written = from = to;
        journal->figures.writing_us += microseconds() - began;
        (*(is_kept ? &journal->figures.commits : &journal->figures.failures))++;
        pthread_mutex_unlock(&journal->lock);
        journal->owner.finished(journal->owner.owner);
        if (is_kept && journal->kind->tidy)
            journal->kind->tidy(journal->store);
    }
    return NULL;
}

/* ==== The owner's thread =================================================== */

static bool has_room(tt_journal *journal)
{
    bool room;

    pthread_mutex_lock(&journal->lock);
    room = journal->handed - journal->taken < journal->slots_n;
    pthread_mutex_unlock(&journal->lock);
    return room;
}

static void fill(slot *s, const tt_write *write, int64_t node, char *text)
{
    s->kind = write->kind;
    memcpy(s->table, write->table, strlen(write->table) + 1);
    s->owner[0] = '\0';
    if (write->owner)
        memcpy(s->owner, write->owner, strlen(write->owner) + 1);
    s->seq = write->seq;
    s->node = node;
    s->text = text;
    s->result.found = NULL;
    s->result.tag = write->tag;
    s->result.kind = write->kind;
    s->result.text = NULL;
    s->result.text_n = 0;
}

static tt_store_status refuse_full(tt_journal *journal)
{
    return tt_store_fail(&journal->refused, TT_STORE_QUEUE_FULL,
                         "%zu writes wait for the disk: try again when some are done.",
                         journal->slots_n);
}

void tt_journal_write_as(tt_journal *journal, int64_t node)
{
    journal->node = node;
}

tt_store_status tt_journal_hand(tt_journal *journal, const tt_write *write)
{
    const char *text = write->text ? write->text : "";
    tt_store_status status = tt_store_fits(&journal->refused, write->table, text);
    char *copy;

    TT_ASSERT(journal->running);
    if (status == TT_STORE_OK && write->owner)
        status = tt_store_fits(&journal->refused, write->owner, text);
    if (status != TT_STORE_OK)
        return status;
    if (!has_room(journal) || !(copy = strdup(text)))
        return refuse_full(journal);
    fill(slot_at(journal, journal->handed), write, journal->node, copy);
    pthread_mutex_lock(&journal->lock);
    journal->handed++;
    pthread_cond_signal(&journal->wake);
    pthread_mutex_unlock(&journal->lock);
    return TT_STORE_OK;
}

const char *tt_journal_wrong(const tt_journal *journal)
{
    return journal->refused.wrong;
}

size_t tt_journal_take(tt_journal *journal, tt_written *out, size_t max)
{
    uint64_t finished;
    size_t n;

    pthread_mutex_lock(&journal->lock);
    finished = journal->written - journal->taken;
    pthread_mutex_unlock(&journal->lock);
    n = finished < max ? (size_t)finished : max;
    for (size_t i = 0; i < n; i++) {
        tt_written *result = &slot_at(journal, journal->taken + i)->result;
        memcpy(&out[i], result, offsetof(tt_written, wrong));
        memcpy(out[i].wrong, result->wrong, strlen(result->wrong) + 1);
        result->found = NULL;
    }
    pthread_mutex_lock(&journal->lock);
    journal->taken += n;
    pthread_mutex_unlock(&journal->lock);
    return n;
}

tt_journal_figures tt_journal_count(tt_journal *journal)
{
    tt_journal_figures figures;

    pthread_mutex_lock(&journal->lock);
    figures = journal->figures;
    figures.waiting = journal->handed - journal->written;
    pthread_mutex_unlock(&journal->lock);
    return figures;
}

/* ==== Beginning and end ==================================================== */

static void free_parts(tt_journal *journal)
{
    for (uint64_t i = journal->taken; i < journal->written; i++) {
        free(slot_at(journal, i)->result.found);
        free(slot_at(journal, i)->result.text);
    }
    pthread_cond_destroy(&journal->wake);
    pthread_mutex_destroy(&journal->lock);
    free(journal->where);
    free(journal);
}

tt_journal *tt_journal_new(const tt_store_kind *kind, tt_store *store, const char *where,
                           tt_journal_owner owner)
{
    tt_journal *journal = calloc(1, sizeof *journal + owner.writes_max * sizeof(slot));

    TT_ASSERT(owner.writes_max > 0);
    if (!journal)
        return NULL;
    journal->kind = kind;
    journal->store = store;
    journal->where = strdup(where);
    journal->owner = owner;
    journal->slots_n = owner.writes_max;
    pthread_mutex_init(&journal->lock, NULL);
    pthread_cond_init(&journal->wake, NULL);
    journal->running = journal->where && pthread_create(&journal->thread, NULL, work, journal) == 0;
    if (journal->running)
        return journal;
    free_parts(journal);
    return NULL;
}

void tt_journal_stop(tt_journal *journal)
{
    if (!journal->running)
        return;
    pthread_mutex_lock(&journal->lock);
    journal->stopping = true;
    pthread_cond_signal(&journal->wake);
    pthread_mutex_unlock(&journal->lock);
    pthread_join(journal->thread, NULL);
    journal->running = false;
}

void tt_journal_free(tt_journal *journal)
{
    tt_journal_stop(journal);
    if (journal->store->inside)
        journal->kind->close(journal->store);
    free_parts(journal);
}
