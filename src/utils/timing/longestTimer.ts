/** Maximum delay of a browser's timer in milliseconds; longer ones fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1
