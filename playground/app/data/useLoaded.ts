import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'

/** State of something that loads. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly value: T
      /** Why the latest reload failed. */
      readonly error?: Error
    }
  | { readonly status: 'failed'; readonly error: Error }

const LOADING = { status: 'loading' } as const

/**
 * Loads on mount, on request, and whenever `load` changes.
 *
 * @param load - Stable between renders. Its signal aborts when the answer is no longer needed.
 * @returns The state and a reload function. A value stays until the next one arrives, even if
 *   reloading fails.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>(LOADING)
  const [attempt, setAttempt] = useState(0)

  const request = useMemo(() => ({ load, attempt }), [load, attempt])

  useEffect(() => {
    const controller = new AbortController()
    const finish = (next: SetStateAction<Loaded<T>>) => {
      if (!controller.signal.aborted) setLoaded(next)
    }
    setLoaded((current) => (current.status === 'ready' ? current : LOADING))
    request.load(controller.signal).then(
      (value) => finish({ status: 'ready', value }),
      (error: Error) =>
        finish((current) =>
          current.status === 'ready' ? { ...current, error } : { status: 'failed', error },
        ),
    )
    return () => controller.abort()
  }, [request])

  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return [loaded, reload]
}
