/* Threads for work that takes too long for the loop. */
#include "server/crew.h"

#include <string.h>

/* ==== The threads ========================================================== */

static crew_work *take_first(crew *c)
{
    crew_work *w = c->first;

    c->first = w->next;
    if (c->first == NULL)
        c->last = &c->first;
    c->waiting--;
    return w;
}

static void work(void *to)
{
    crew *c = to;

    uv_mutex_lock(&c->lock);
    for (;;) {
        while (c->first == NULL && !c->is_stopping)
            uv_cond_wait(&c->more, &c->lock);
        if (c->first == NULL)
            break;
        crew_work *w = take_first(c);
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
    c->last = &c->first;
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
        w->next = NULL;
        *c->last = w;
        c->last = &w->next;
        c->waiting++;
        c->working++;
        uv_cond_signal(&c->more);
    }
    uv_mutex_unlock(&c->lock);
    return fits;
}

void crew_stop(crew *c)
{
    uv_mutex_lock(&c->lock);
    crew_work *first = c->first, *next;
    c->first = NULL;
    c->last = &c->first;
    c->waiting = 0;
    c->is_stopping = true;
    uv_cond_broadcast(&c->more);
    uv_mutex_unlock(&c->lock);
    for (; first != NULL; first = next) {
        next = first->next;
        c->working--;
        first->done(first, false);
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
