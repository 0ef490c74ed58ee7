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
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      const storage = environment.window?.localStorage
      return storage ? use(storage) : otherwise
    } catch {
      return otherwise
    }
  }

  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    lacks: (key) => attempt((storage) => storage.getItem(key) === null, false),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt(Object.keys, []),
  }
}
