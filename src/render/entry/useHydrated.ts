import { useSyncExternalStore } from 'react'

/** Subscribes to what never changes. */
export const never = (): (() => void) => () => {}

/**
 * Whether the first render, which repeats what a server rendered, is over.
 *
 * False on a server and while its markup is taken over; true at once where nothing was rendered
 * before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
