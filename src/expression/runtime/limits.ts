/** Characters of an expression's text. */
export const MAX_SOURCE_LENGTH = 20_000

/** How deep a text may nest, and how deep its functions may call each other. */
export const MAX_DEPTH = 200

/** How many operators or members may follow each other, as in `a + b + c` and `a.b.c`. */
export const MAX_CHAIN = 1_000

/** Steps of a run: a turn of a loop, a call, or a stretch of a long text or list. */
export const MAX_STEPS = 600_000

/** Steps of a binding that never ended within its limits. */
export const LEAST_STEPS = 1_000

/** Steps for formatting by locale. */
export const LOCALE_STEPS = 110

/** Characters of a text that a run may make. */
export const MAX_TEXT_LENGTH = 1_000_000

/** Items of a list that a run may make. */
export const MAX_LIST_LENGTH = 100_000

/** Compiled texts that are cached, of each mode. */
export const MAX_CACHED = 2_000

/** Steps that a run regains in each millisecond, for functions that are called after its end. */
export const STEPS_PER_MILLISECOND = 600

/** Steps for a call after the end of a run: it is a run of its own. */
export const LATE_STEPS = 500

/** Steps for a call of a function that another text made. */
export const CALL_STEPS = 20

/** Steps for what the engine itself does slowly: an exception, a promise, a turn of `switch`. */
export const SLOW_STEPS = 5

/** Characters of a text that a regular expression may search. */
export const MAX_SEARCHED_LENGTH = 100_000

/** Timers of an entry that may wait at the same time. */
export const MAX_TIMERS = 100

/** Milliseconds from one turn of a repeated timer to the next, at least: one frame. */
export const MIN_INTERVAL_MS = 16

/** Requests of an entry's actions that may be under way at the same time. */
export const MAX_REQUESTS = 20
