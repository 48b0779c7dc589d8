/* Bots that think. */
#include "server/thinker.h"

#include <stdlib.h>
#include <string.h>

enum { BOT_ROOM = 8 << 20 }; /* bytes a bot searches with */

typedef struct job {
    crew_work work;
    room *room;
    thinker_done done;
    tt_bot bot;
    tt_question question;
    tt_chance coins;
    tt_answer answer;
    uint32_t asked; /* which question */
    bool has_answer;
    uint32_t ms; /* it took */
    _Alignas(TT_CACHE_LINE) unsigned char known[TT_STATE_MAX];
} job;

static uint64_t microseconds(void)
{
    return uv_hrtime() / 1000;
}

/* On a thread of its own; it has nothing but what the seat knows.  Memory is taken when it is its
 * turn, so that bots that wait cost nothing. */
static void think(crew_work *work)
{
    job *j = (job *)work;
    size_t bytes = tt_bot_room(&j->bot) > 0 ? BOT_ROOM : TT_BOT_ROOM_MIN;
    void *memory = aligned_alloc(TT_CACHE_LINE, bytes);

    if (memory == NULL)
        return;
    j->question.memory = memory;
    j->question.room = bytes;
    tt_bot_forget(memory, bytes);
    uint64_t start = microseconds();
    tt_bot_think(&j->bot, &j->question, &j->answer);
    j->ms = (uint32_t)((microseconds() - start) / 1000);
    j->has_answer = true;
    free(memory);
}

static void has_thought(crew_work *work, bool did_it)
{
    job *j = (job *)work;
    thought t = {
        .seat = (uint8_t)j->question.seat, .asked = j->asked, .has_move = did_it && j->has_answer};

    if (t.has_move) {
        t.had_choice = j->answer.list.n > 1;
        t.move = j->answer.move;
        t.ms = j->ms;
    }
    j->done(j->room, &t);
    free(j);
}

static bool bot_at(const room *r, int seat, tt_bot *bot)
{
    const table_seat *s = &r->t.seat[seat];
    const char *name = s->is_bot ? s->name : "level:4"; /* who plays on for a leaver */

    if (!tt_bot_named((tt_word){name, strlen(name)}, bot))
        return false;
    *bot = tt_bot_in(bot, r->t.game, r->t.how.seats);
    return true;
}

static bool hand_in(job *j)
{
    house_crew whom = tt_bot_room(&j->bot) > 0 ? HOUSE_THINKERS : HOUSE_QUICK;

    j->work = (crew_work){.work = think, .done = has_thought, .whose = house_whose(j->room)};
    return house_ask(j->room->house, whom, &j->work);
}

bool thinker_ask(room *r, thinker_done done)
{
    job *j = aligned_alloc(_Alignof(job), sizeof *j);

    if (j == NULL)
        return false;
    j->room = r;
    j->done = done;
    j->asked = r->t.asked;
    j->has_answer = false;
    j->coins = tt_chance_fast(((uint64_t)tt_draw(&r->thoughts, UINT32_MAX) << 32) | r->t.seq);
    j->question = (tt_question){
        .game = r->t.game, .decision = r->t.moves_n, .coins = &j->coins, .clock = microseconds};
    tt_bot_show(&j->question, r->t.now.state, j->known);
    if (bot_at(r, j->question.seat, &j->bot) && hand_in(j))
        return true;
    free(j);
    return false;
}
