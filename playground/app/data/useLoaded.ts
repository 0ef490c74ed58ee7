import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'

/** Something on its way, there, or not to be had. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly value: T
      /** Why it could not be loaded again since. */
      readonly error?: Error
    }
  | { readonly status: 'failed'; readonly error: Error }

const LOADING = { status: 'loading' } as const

/**
 * Loads once, and again when told to or when `load` is another function.
 *
 * @param load - Stable between renders. Its signal is aborted when the answer is no longer wanted.
 * @returns The state, and the function that loads again. A value stays until the next one is there,
 * also when that fails.
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
