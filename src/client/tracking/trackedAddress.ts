import { onlyCampaign } from '../page/campaignParameters'

/**
 * The address of a page as events carry it: without its fragment, and of its query the parameters
 * of campaigns alone. The rest often names the visitor: a token, an address, a search.
 */
export function trackedAddress(href: string): string {
  const [page = '', query = ''] = href.replace(/#.*/s, '').split(/\?(.*)/s)
  return page + onlyCampaign(query)
}
