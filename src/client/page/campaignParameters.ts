/** Parameters that say which campaign led to the page. */
const CAMPAIGN =
  /^(?:utm_.+|mtm_.+|pk_(?:campaign|kwd|source|medium|content)|hsa_.+|gclid|gclsrc|gbraid|wbraid|dclid|gad_(?:source|campaignid)|srsltid|fbclid|igshid|msclkid|yclid|ttclid|twclid|li_fat_id|rdt_cid|epik|sccid|irclickid|mc_cid)$/i

/** Parameters that mailings and linked sites add, and that name one recipient. */
const RECIPIENT = /^(?:mc_eid|mkt_tok|_hsenc|_hsmi|_ga|_gl|vero_id)$/i

/**
 * The parameters of a query that say which campaign led to the page, as `utm_source` and `gclid`
 * do.
 *
 * @param query - Without its question mark.
 */
export function onlyCampaign(query: string): string {
  return filterQuery(query, (name) => CAMPAIGN.test(name))
}

/**
 * The query of an address without what campaigns add to it: two addresses that differ in nothing
 * else show the same page. Everything else stays as it is written, in its order.
 *
 * @param query - As `location.search` has it.
 */
export function withoutCampaign(query: string): string {
  return filterQuery(query.slice(1), (name) => !CAMPAIGN.test(name) && !RECIPIENT.test(name))
}

function filterQuery(query: string, keeps: (name: string) => boolean): string {
  const pairs = query.split('&').filter((pair) => pair !== '' && keeps(pair.split('=')[0] ?? ''))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
