import { onlyCampaign } from '../page/campaignParameters'

/**
 * Shortens a page's URL for events: removes the fragment and all query parameters except those of
 * campaigns. The others often identify the visitor by a token, an address or a search.
 */
export function trackedAddress(href: string): string {
  const [page = '', query = ''] = href.replace(/#.*/s, '').split(/\?(.*)/s)
  return page + onlyCampaign(query)
}
