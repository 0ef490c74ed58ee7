import { onAbort } from './abort'

/** A request under way that several callers wait for. */
export interface Flight {
  /**
   * Waits for the answer until one of `signals` is aborted.
   *
   * The request itself is aborted when everybody who waited for it has left.
   */
  join(signals: readonly AbortSignal[]): Promise<unknown>
}

/**
 * Starts a request.
 *
 * @param run - Sends it.
 * @param onDeserted - Called when everybody has left before the answer came.
 */
export function startFlight(
  run: (signal: AbortSignal) => Promise<unknown>,
  onDeserted: () => void,
): Flight {
  const controller = new AbortController()
  const landing = Promise.resolve(controller.signal).then(run)
  let passengers = 0
  let landed = false

  function land(): void {
    landed = true
  }
  landing.then(land, land)

  function leave(): void {
    passengers -= 1
    if (passengers > 0 || landed) return
    onDeserted()
    controller.abort()
  }

  return {
    join(signals) {
      passengers += 1
      return new Promise((resolve, reject) => {
        const release = onAbort(signals, (reason) => {
          reject(reason)
          leave()
        })
        landing.then(resolve, reject).then(release)
      })
    },
  }
}
