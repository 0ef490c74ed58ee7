/**
 * A `Storage` whose failures stay inside: what cannot be read is absent, what cannot be written is
 * not.
 */
export interface SafeStorage {
  get(key: string): string | null
  /** Whether the value was stored. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/**
 * Wraps the storage that `getStorage` returns.
 *
 * It is asked for at each use and inside `try`, because merely reading `window.localStorage` throws
 * in sandboxed frames and where storage is blocked.
 */
export function createStorage(getStorage: () => Storage | undefined): SafeStorage {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      const storage = getStorage()
      return storage ? use(storage) : otherwise
    } catch {
      return otherwise
    }
  }

  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        return keys.filter((key): key is string => key !== null)
      }, []),
  }
}
