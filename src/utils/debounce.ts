import type { Limited } from './throttle'

/** Runs `run` once calls have stopped coming for `waitMs` milliseconds, with the last one's arguments. */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  waitMs: number,
): Limited<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined

  function limited(...args: Args): void {
    clearTimeout(timer)
    timer = setTimeout(() => run(...args), waitMs)
  }

  limited.cancel = () => clearTimeout(timer)
  return limited
}
