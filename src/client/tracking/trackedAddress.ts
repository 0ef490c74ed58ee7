import { isCampaignParameter } from '../page/campaignParameters'

/**
 * The address of a page as events carry it: without its fragment, and of its query the parameters
 * of campaigns alone. The rest often names the visitor: a token, an address, a search.
 */
export function trackedAddress(href: string): string {
  const [page = '', query = ''] = href.replace(/#.*/s, '').split(/\?(.*)/s)
  const campaign = query.split('&').filter((pair) => isCampaignParameter(pair.split('=')[0] ?? ''))
  return campaign.length > 0 ? `${page}?${campaign.join('&')}` : page
}
