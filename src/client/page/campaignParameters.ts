/** Parameters that say which campaign led to the page. */
const CAMPAIGN =
  /^(?:utm_.+|mtm_.+|pk_(?:campaign|kwd|source|medium|content)|hsa_.+|gclid|gclsrc|gbraid|wbraid|dclid|gad_(?:source|campaignid)|srsltid|fbclid|igshid|msclkid|yclid|ttclid|twclid|li_fat_id|rdt_cid|epik|sccid|irclickid|mc_cid)$/i

/** Parameters that mailings and linked sites add, and that name one recipient. */
const RECIPIENT = /^(?:mc_eid|mkt_tok|_hsenc|_hsmi|_ga|_gl|vero_id)$/i

/**
 * Whether a query parameter says which campaign led to the page, as `utm_source` and `gclid` do.
 */
export function isCampaignParameter(name: string): boolean {
  return CAMPAIGN.test(name)
}

/**
 * The query of an address without what campaigns add to it: two addresses that differ in nothing
 * else show the same page. Everything else stays as it is written, in its order.
 *
 * @param query - As `location.search` has it.
 */
export function withoutCampaign(query: string): string {
  const remaining = query
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name = ''] = pair.split('=')
      return pair !== '' && !CAMPAIGN.test(name) && !RECIPIENT.test(name)
    })
  return remaining.length > 0 ? `?${remaining.join('&')}` : ''
}
