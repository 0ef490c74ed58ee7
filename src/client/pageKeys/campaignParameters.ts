/** Parameters that identify the campaign behind a visit. */
const CAMPAIGN =
  /^(?:utm_.+|mtm_.+|pk_(?:campaign|kwd|source|medium|content)|hsa_.+|gclid|gclsrc|gbraid|wbraid|dclid|gad_(?:source|campaignid)|srsltid|fbclid|igshid|msclkid|yclid|ttclid|twclid|li_fat_id|rdt_cid|epik|sccid|irclickid|mc_cid)$/i

/** Parameters that mailings and linked sites add to identify one recipient. */
const RECIPIENT = /^(?:mc_eid|mkt_tok|_hsenc|_hsmi|_ga|_gl|vero_id)$/i

/**
 * Returns the campaign parameters of a query, such as `utm_source` and `gclid`.
 *
 * @param query - Query without its question mark.
 */
export function onlyCampaign(query: string): string {
  return filterQuery(query, (name) => CAMPAIGN.test(name))
}

/**
 * Removes campaign parameters from a query: URLs that differ in nothing else show the same page.
 * All other parameters keep their order and spelling.
 *
 * @param query - Value of `location.search`.
 */
export function withoutCampaign(query: string): string {
  return filterQuery(query.slice(1), (name) => !CAMPAIGN.test(name) && !RECIPIENT.test(name))
}

function filterQuery(query: string, keeps: (name: string) => boolean): string {
  const pairs = query.split('&').filter((pair) => pair !== '' && keeps(pair.split('=')[0] ?? ''))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
