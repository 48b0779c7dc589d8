/* Threads for work that takes too long for the loop. */
#include "server/crew.h"

#include <string.h>

/* ==== Rows ================================================================= */

/* Its turn comes after that of all others. */
static void go_last(crew *c, crew_row *row)
{
    row->next = NULL;
    *c->last_turn = row;
    c->last_turn = &row->next;
}

static void wait_in_row(crew *c, crew_work *w)
{
    crew_row *row = &c->row[w->whose % CREW_ROWS];

    w->next = NULL;
    if (row->first == NULL) {
        row->last = &row->first;
        go_last(c, row);
    }
    *row->last = w;
    row->last = &w->next;
    c->waiting++;
}

/* The first of the row whose turn it is; NULL: nothing waits. */
static crew_work *take_next(crew *c)
{
    crew_row *row = c->turn;

    if (row == NULL)
        return NULL;
    crew_work *w = row->first;
    row->first = w->next;
    c->turn = row->next;
    if (c->turn == NULL)
        c->last_turn = &c->turn;
    if (row->first != NULL)
        go_last(c, row);
    c->waiting--;
    return w;
}

/* ==== The threads ========================================================== */

static void work(void *to)
{
    crew *c = to;
    crew_work *w;

    uv_mutex_lock(&c->lock);
    for (;;) {
        while ((w = take_next(c)) == NULL && !c->is_stopping)
            uv_cond_wait(&c->more, &c->lock);
        if (w == NULL)
            break;
        uv_mutex_unlock(&c->lock);
        w->work(w);
        uv_mutex_lock(&c->lock);
        w->next = c->ready;
        c->ready = w;
        uv_async_send(&c->finished);
    }
    uv_mutex_unlock(&c->lock);
}

/* ==== The loop ============================================================= */

/* When the last work of a crew that was stopped is told of, the loop need not wait for it. */
static void on_finished(uv_async_t *async)
{
    crew *c = async->data;

    uv_mutex_lock(&c->lock);
    crew_work *ready = c->ready, *next;
    c->ready = NULL;
    uv_mutex_unlock(&c->lock);
    for (; ready != NULL; ready = next) {
        next = ready->next;
        c->working--;
        ready->done(ready, true);
    }
    if (c->is_stopping && c->working == 0 && !uv_is_closing((uv_handle_t *)async))
        uv_close((uv_handle_t *)async, NULL);
}

void crew_open(crew *c, uv_loop_t *loop, int threads, int waiting_max)
{
    memset(c, 0, sizeof *c);
    c->last_turn = &c->turn;
    c->threads_max = threads < CREW_THREADS_MAX ? threads : CREW_THREADS_MAX;
    c->waiting_max = waiting_max;
    c->finished.data = c;
    uv_mutex_init(&c->lock);
    uv_cond_init(&c->more);
    uv_async_init(loop, &c->finished, on_finished);
}

/* One more thread, if all there are have something to do. */
static bool has_threads(crew *c)
{
    if (c->working >= c->threads_n && c->threads_n < c->threads_max &&
        uv_thread_create(&c->thread[c->threads_n], work, c) == 0)
        c->threads_n++;
    return c->threads_n > 0;
}

bool crew_ask(crew *c, crew_work *w)
{
    uv_mutex_lock(&c->lock);
    bool fits = !c->is_stopping && c->waiting < c->waiting_max && has_threads(c);
    if (fits) {
        wait_in_row(c, w);
        c->working++;
        uv_cond_signal(&c->more);
    }
    uv_mutex_unlock(&c->lock);
    return fits;
}

void crew_stop(crew *c)
{
    crew_work *w, *left = NULL;

    uv_mutex_lock(&c->lock);
    while ((w = take_next(c)) != NULL) {
        w->next = left;
        left = w;
    }
    c->is_stopping = true;
    uv_cond_broadcast(&c->more);
    uv_mutex_unlock(&c->lock);
    while ((w = left) != NULL) {
        left = w->next;
        c->working--;
        w->done(w, false);
    }
    on_finished(&c->finished);
}

void crew_close(crew *c)
{
    for (int i = 0; i < c->threads_n; i++)
        uv_thread_join(&c->thread[i]);
    uv_cond_destroy(&c->more);
    uv_mutex_destroy(&c->lock);
}
