import { attempt } from '../../utils/values/attempt'
import type { ClientEnvironment } from './environment'

/** A `Storage` that never throws: unreadable values count as absent, failed writes are ignored. */
export interface SafeStorage {
  get(key: string): string | null
  /** Whether the key is known to be missing, rather than unreadable. */
  lacks(key: string): boolean
  /** Stores a value, and returns whether that succeeded. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/**
 * Wraps the page's `localStorage`.
 *
 * Each use accesses it inside `try`, because reading it throws in sandboxed frames and when storage
 * is blocked.
 */
export function createStorage(environment: ClientEnvironment): SafeStorage {
  function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
    return attempt(() => {
      const storage = environment.window?.localStorage
      return storage && use(storage)
    })
  }

  return {
    get: (key) => withStorage((storage) => storage.getItem(key)) ?? null,
    lacks: (key) => withStorage((storage) => storage.getItem(key) === null) ?? false,
    set: (key, value) =>
      withStorage((storage) => {
        storage.setItem(key, value)
        return true
      }) ?? false,
    remove: (key) => withStorage((storage) => storage.removeItem(key)),
    keys: () => withStorage(Object.keys) ?? [],
  }
}
