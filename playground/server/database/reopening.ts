import type { PGlite } from '@electric-sql/pglite'

/** An embedded Postgres that is opened anew after it gave up. */
export interface Reopening {
  /** The one that works, or why there is none at the moment. */
  current(): Promise<PGlite>
  /** Takes note of an error that came from `pglite`: one that it does not survive ends it. */
  blame(pglite: PGlite, error: unknown): void
  close(): Promise<void>
}

/** Opening takes half a second; a disk that is full is not asked for more at every request. */
const PAUSE_MS = 1000

/**
 * Keeps an embedded Postgres open.
 *
 * A full disk makes Postgres panic. A server would be restarted; the embedded one is never to be
 * called again, since it would keep the whole process busy for good. So it is stopped, and the next
 * request opens the folder anew, as after a crash. Nothing that was committed is lost.
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
    // Callers get the error; without one, it must not end the process.
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
