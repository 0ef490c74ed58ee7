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

/** Compiled texts that are kept for their next use, of each mode. */
export const MAX_CACHED = 2_000
