/** Maximum length of an expression's text. */
export const MAX_SOURCE_LENGTH = 20_000

/** Maximum nesting depth of a text, and maximum call depth of its functions. */
export const MAX_DEPTH = 200

/** Maximum number of consecutive operators or members, as in `a + b + c` and `a.b.c`. */
export const MAX_CHAIN = 1_000

/** Maximum steps of a run. A loop iteration, a call or part of a long text or list costs one. */
export const MAX_STEPS = 600_000

/** Minimum step limit of a binding that keeps exceeding its limit. */
export const LEAST_STEPS = 1_000

/** Steps for locale-aware formatting. */
export const LOCALE_STEPS = 110

/**
 * Length of created texts that costs one step. Each may be kept, so that this and
 * {@link MAX_STEPS} are the most memory that a run can fill with texts: 300 MB.
 */
export const LETTERS_PER_STEP = 256

/** Maximum length of a text that a run may create. */
export const MAX_TEXT_LENGTH = 1_000_000

/** Maximum length of a list that a run may create. */
export const MAX_LIST_LENGTH = 100_000

/** Maximum number of cached texts per mode. */
export const MAX_CACHED = 2_000

/** Steps that callbacks regain per millisecond after a run has ended. */
export const STEPS_PER_MILLISECOND = 600

/** Steps for a call after a run has ended, because it is a run of its own. */
export const LATE_STEPS = 500

/** Steps for a call of another text's function. */
export const CALL_STEPS = 20

/** Steps for slow operations of the engine: an exception, a promise, a `switch` iteration. */
export const SLOW_STEPS = 5

/** Maximum length of a text that a regular expression may search. */
export const MAX_SEARCHED_LENGTH = 100_000

/** The same for a pattern with nested repeats, which may try exponentially many ways. */
export const MAX_NESTED_LENGTH = 100

/** Maximum number of an entry's pending timers. */
export const MAX_TIMERS = 100

/** Minimum interval of repeated timers: one frame. */
export const MIN_INTERVAL_MS = 16

/** Maximum number of pending requests by an entry's actions. */
export const MAX_REQUESTS = 20
