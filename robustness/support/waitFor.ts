import { setTimeout as pause } from 'node:timers/promises'

/** Asks until the answer is true. Throws with what was waited for when `limitMs` are over. */
export async function waitFor(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  const endsAt = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > endsAt) throw new Error(`not within ${limitMs / 1000} s: ${what}`)
    await pause(100)
  }
}
