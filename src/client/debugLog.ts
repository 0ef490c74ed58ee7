import type { ClientOptions } from './options/ClientOptions'

/** Tells the site's `onDebug` what happens inside. */
export type DebugLog = (message: string, detail?: unknown) => void

/** A {@link DebugLog} that nothing comes back from, not even an error of the site's function. */
export function createDebugLog(options: () => ClientOptions): DebugLog {
  return (message, detail) => {
    try {
      options().onDebug?.(message, detail)
    } catch {
      // Whoever looks inside must not change what happens there.
    }
  }
}
