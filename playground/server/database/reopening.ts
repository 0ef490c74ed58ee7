import type { PGlite } from '@electric-sql/pglite'

/** An embedded Postgres that reopens after a panic. */
export interface Reopening {
  /** The working instance. Rejects with the reason while there is none. */
  current(): Promise<PGlite>
  /** Reports an error of `pglite`. A fatal one retires that instance. */
  blame(pglite: PGlite, error: unknown): void
  close(): Promise<void>
}

/** Opening takes half a second, so a full disk must not cause an attempt per request. */
const PAUSE_MS = 1000

/**
 * Keeps an embedded Postgres open.
 *
 * A full disk makes Postgres panic. A server would restart; the embedded one would block the whole
 * process forever at the next call. So it is stopped, and the next request reopens the folder, as
 * after a crash. Committed data survives.
 */
export function createReopening(first: PGlite, open: () => Promise<PGlite>): Reopening {
  let latest = first
  let opened = Promise.resolve(first)
  let isBroken = false
  let nextTryAt = 0

  function reopen(): void {
    nextTryAt = Date.now() + PAUSE_MS
    opened = open().then((pglite) => {
      isBroken = false
      latest = pglite
      return pglite
    })
    // Callers get the rejection; if there are none, it must not end the process.
    opened.catch(() => {})
  }

  return {
    current() {
      if (isBroken && Date.now() >= nextTryAt) reopen()
      return opened
    },
    blame(pglite, error) {
      if (pglite !== latest || isBroken || !isFatal(error)) return
      isBroken = true
      const stopped = () => Promise.reject(error)
      Object.assign(pglite, {
        execProtocolRaw: stopped,
        execProtocolRawStream: stopped,
        execProtocolRawSync() {
          throw error
        },
      })
    },
    async close() {
      const pglite = await opened.catch(() => undefined)
      if (!isBroken) await pglite?.close()
    },
  }
}

function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true
  return error instanceof Error && 'severity' in error && /PANIC|FATAL/.test(`${error.severity}`)
}
