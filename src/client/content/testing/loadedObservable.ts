import { vi } from 'vitest'
import type { ContentEntry } from '../../../content/types'
import { type ContentObserver, createObservable } from '../observable'

export const entries = (id: string): readonly ContentEntry[] => [{ id, data: {} }]

/** Creates an observable whose loads the test resolves by hand, in any order. */
export function createLoaded() {
  const loads: {
    resolve(value: readonly ContentEntry[] | undefined): void
    reject(error: unknown): void
  }[] = []
  const load = vi.fn(
    (_how: { readonly reload?: boolean; readonly signal: AbortSignal }) =>
      new Promise<readonly ContentEntry[] | undefined>((resolve, reject) =>
        loads.push({ resolve, reject }),
      ),
  )
  const release = vi.fn()
  const onObserved = vi.fn(() => release)
  const source = createObservable({
    load,
    mayPass: ({ message }) => message !== 'for good',
    onObserved,
  })
  return { source, load, loads, onObserved, release }
}

/** Creates an observer that records its notifications. */
export function createObserver() {
  const told: string[] = []
  const observer: ContentObserver = {
    next: (value) => void told.push(`next ${value.map(({ id }) => id).join()}`),
    error: (error) => void told.push(`error ${error.message}`),
    complete: () => void told.push('complete'),
  }
  return { observer, told }
}
