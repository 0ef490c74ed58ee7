import { type RefObject, useLayoutEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { watchSize } from '../internals/watchSize'
import type { MasonryLayout } from './masonryLayout'
import { measureColumns } from './measureColumns'

/** How many columns fit into an element, kept up to date; `undefined` until it has been measured. */
export function useColumns(
  row: RefObject<HTMLElement | null>,
  { columnWidth, gutter }: MasonryLayout,
): number | undefined {
  const { window: view } = useContentContext()
  const [columns, setColumns] = useState<number>()

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = (): void => {
      const measured = measureColumns(element, { columnWidth, gutter })
      if (measured) setColumns(measured)
    }
    measure()
    return watchSize(element, view, measure)
  }, [row, columnWidth, gutter, view])

  return columns
}
