/** Earlier and later versions of a text. */
export interface History {
  /** The oldest first. */
  readonly past: readonly string[]
  /** Versions that were taken back, the next one first. */
  readonly future: readonly string[]
  /**
   * When the text was last changed, in milliseconds; `-Infinity` where the next change is a step of
   * its own.
   */
  readonly changedAt: number
  /** The line that was changed, counted from 0: a field of an entry has one of its own. */
  readonly changedLine: number
}

export const NO_HISTORY: History = { past: [], future: [], changedAt: -Infinity, changedLine: 0 }

/**
 * Changes of one field that follow each other so quickly are one step: typing a word, pulling a
 * slider.
 */
const ONE_STEP_MS = 800

/** Versions beyond these are forgotten: a text may have megabytes. */
const MOST_STEPS = 50

/**
 * Remembers a version that is about to be replaced by `next`.
 *
 * @param now - Milliseconds, by the clock of `changedAt`.
 */
export function remember(history: History, replaced: string, next: string, now: number): History {
  const changedLine = firstChangedLine(replaced, next)
  const isSameStep =
    history.past.length > 0 &&
    changedLine === history.changedLine &&
    now - history.changedAt < ONE_STEP_MS
  const past = isSameStep ? history.past : [...history.past, replaced].slice(-MOST_STEPS)
  return { past, future: [], changedAt: now, changedLine }
}

function firstChangedLine(before: string, after: string): number {
  let line = 0
  for (let index = 0; index < before.length && before[index] === after[index]; index += 1) {
    if (before[index] === '\n') line += 1
  }
  return line
}

/** Goes a version back, from `current`; `undefined` where there is none. */
export function stepBack(
  { past, future }: History,
  current: string,
): { readonly text: string; readonly history: History } | undefined {
  const text = past.at(-1)
  if (text === undefined) return undefined
  return {
    text,
    history: { ...NO_HISTORY, past: past.slice(0, -1), future: [current, ...future] },
  }
}

/** Goes a version forward again; `undefined` where there is none. */
export function stepForward(
  { past, future }: History,
  current: string,
): { readonly text: string; readonly history: History } | undefined {
  const [text, ...later] = future
  if (text === undefined) return undefined
  return { text, history: { ...NO_HISTORY, past: [...past, current], future: later } }
}
