import { useLayoutEffect, useMemo, useRef } from 'react'
import { shareUnchanged } from '../../content/shareUnchanged'

/** `given`, with the parts that equal those of the last render taken from there: they are not rendered again. */
export function useUnchangedParts<T>(given: T): T {
  const before = useRef<T | undefined>(undefined)
  const shared = useMemo(() => shareUnchanged(before.current, given), [given])
  useLayoutEffect(() => {
    before.current = shared
  })
  return shared
}
