import { useLayoutEffect } from 'react'
import { combineUndos } from '../../utils/combineUndos'
import type { ContentContextValue } from '../block/ContentContext'
import { addJsonLd } from '../html/jsonLd'

/** Adds a block's structured data for search engines while the block is rendered. */
export function useJsonLd(
  data: readonly string[],
  where: string,
  { settings: { takeJsonLd, window }, reportOmission }: ContentContextValue,
): void {
  for (const json of data) takeJsonLd?.(json)
  useLayoutEffect(() => {
    return combineUndos(
      data.map((json) => addJsonLd(json, window, (omission) => reportOmission(where, omission))),
    )
  }, [data, where, window, reportOmission])
}
