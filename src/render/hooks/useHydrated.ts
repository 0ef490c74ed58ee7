import { useSyncExternalStore } from 'react'

/** Subscribes to a value that never changes. */
export const never = (): (() => void) => () => {}

/**
 * Whether hydration is over.
 *
 * False on a server and during the first render over server markup; true from the start if nothing
 * was rendered on a server.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
