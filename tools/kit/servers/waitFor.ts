import { setTimeout as pause } from 'node:timers/promises'

/** Polls until the result is true. After `limitMs`, throws an error that names the condition. */
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
