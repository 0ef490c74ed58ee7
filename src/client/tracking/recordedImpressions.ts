import { onePer } from '../../utils/values/onePer'
import type { PageView } from '../page/Page'

/** Identifies an impression. */
export type Impression = readonly [
  /** Origin that receives it. */
  host: string,
  apiKey: string | undefined,
  contentId: string | undefined,
  /** `undefined` for the default. */
  variationId: string | undefined,
  /** Number of visitors who have been forgotten on this page. The next one counts anew. */
  forgotten: number,
]

/** Whether an impression is new in a page view. The same one is not new again. */
export type IsNewImpression = (view: PageView, impression: Impression) => boolean

/** Makes a check that remembers impressions for as long as their page view lasts. */
export function createImpressionCheck(): IsNewImpression {
  const keysDuring = onePer((_view: PageView) => new Set<string>())
  return (view, impression) => {
    const keys = keysDuring(view)
    const key = JSON.stringify(impression)
    const isNew = !keys.has(key)
    keys.add(key)
    return isNew
  }
}

/** Impressions count once per page view, whichever client of the page records them. */
export const isUnrecorded: IsNewImpression = createImpressionCheck()
