/** Characters of an expression's text. */
export const MAX_SOURCE_LENGTH = 20_000

/** How deep a text may nest, and how deep its functions may call each other. */
export const MAX_DEPTH = 200

/** How many operators or members may follow each other, as in `a + b + c` and `a.b.c`. */
export const MAX_CHAIN = 1_000

/** What one run may do: a turn of a loop, a call, or a stretch of a long text or list. */
export const MAX_STEPS = 600_000

/** What a binding may still do that never ended within its limits. */
export const LEAST_STEPS = 1_000

/** What formatting by locale takes of them. */
export const LOCALE_STEPS = 110

/** Characters of a text that a run may make. */
export const MAX_TEXT_LENGTH = 1_000_000

/** Items of a list that a run may make. */
export const MAX_LIST_LENGTH = 100_000

/** Compiled texts that are cached, of each mode. */
export const MAX_CACHED = 2_000

/** Steps that a run regains in each millisecond, for functions that are called after its end. */
export const STEPS_PER_MILLISECOND = 600

/** What a call after the end of a run takes of them: it is a run of its own. */
export const LATE_STEPS = 500

/** What a call of a function takes of them that another text made. */
export const CALL_STEPS = 20

/** What takes of them that the engine itself does slowly: an exception, a promise, a turn of `switch`. */
export const SLOW_STEPS = 5

/** Characters of a text that a regular expression may search. */
export const MAX_SEARCHED_LENGTH = 100_000

/** Timers of an entry that may wait at the same time. */
export const MAX_TIMERS = 100

/** Milliseconds between the turns of a repeated timer, at least: an animation takes no more. */
export const MIN_INTERVAL_MS = 16

/** Requests of an entry's actions that may be under way at the same time. */
export const MAX_REQUESTS = 20
