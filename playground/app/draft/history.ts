/** Earlier and later versions of a text. */
export interface History {
  /** The oldest first. */
  readonly past: readonly string[]
  /** Undone versions, the next one to redo first. */
  readonly future: readonly string[]
  /** Time of the last change in milliseconds; `-Infinity` makes the next change a separate step. */
  readonly changedAt: number
  /** Line of the last change, counted from 0: each field of an entry is on its own line. */
  readonly changedLine: number
}

export const NO_HISTORY: History = { past: [], future: [], changedAt: -Infinity, changedLine: 0 }

/** Faster changes to one field merge into one step, such as typing a word or dragging a slider. */
const ONE_STEP_MS = 800

/** Older versions are dropped: a text may have megabytes. */
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
    linesIn(replaced) === linesIn(next) &&
    now - history.changedAt < ONE_STEP_MS
  const past = isSameStep ? history.past : [...history.past, replaced].slice(-MOST_STEPS)
  return { past, future: [], changedAt: now, changedLine }
}

/** Fields stay on their lines; a block that is added or deleted moves those below it. */
const linesIn = (text: string): number => text.split('\n').length

function firstChangedLine(before: string, after: string): number {
  let line = 0
  for (let index = 0; index < before.length && before[index] === after[index]; index += 1) {
    if (before[index] === '\n') line += 1
  }
  return line
}

/** Steps back from `current`; `undefined` at the oldest version. */
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

/** Steps forward from `current`; `undefined` at the newest version. */
export function stepForward(
  { past, future }: History,
  current: string,
): { readonly text: string; readonly history: History } | undefined {
  const [text, ...later] = future
  if (text === undefined) return undefined
  return { text, history: { ...NO_HISTORY, past: [...past, current], future: later } }
}
