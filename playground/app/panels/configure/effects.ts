import type { OptionRow } from '../../state/options'

/** How to make an option's effect visible when the preview does not show it. */
export const EFFECTS: Readonly<Record<string, string>> = {
  allowScripts: 'choose an entry with Custom Code: its scripts run',
  autoTrack: 'open Watch: impressions and clicks are not recorded',
  cacheSeconds: 'press Reload: within that time, the status counts one request less',
  campaignAttributes: 'play a campaign under Audience: rules of utm_campaign can hold',
  canTrack: 'open Watch: events wait until you give consent there',
  consentWait: 'choose an entry with variations: it waits that long for consent',
  cookieDomain: 'look at the cookies of the page in your browser',
  cookiePrefix: 'look at the cookies of the page in your browser',
  fullUrl: 'open Watch: events carry the query of the address',
  ignoreGpc: 'send Global Privacy Control from your browser, and open Watch',
  keepLastAnswer: 'load the preview, set Network to Failing, and reload',
  loading: 'with lazy, scroll to it; with idle, watch the status below',
  locale: 'choose an entry that is targeted at the language',
  minHeight: 'set Network to Slow: the room is there before the content',
  nonce: 'set the policy to Self, and allow scripts',
  reloadOnRoute: 'follow a link in the preview',
  responsiveTo: 'make the preview narrower',
  staleCacheSeconds: 'seen by caches between you and the content host',
  texts: 'choose an entry with a carousel or a form',
  timeout: 'set Network to Slow: what comes later is not shown',
  trustedHosts: 'connect a visual editor under Conditions: only these hosts may edit',
  updateMetadata: 'the title above the preview follows the content',
  userAttributes: 'choose an entry that is targeted, and open Audience',
  variationCookies: 'look at the cookies of the page in your browser',
}

const BY_CHANGE: Readonly<Record<OptionRow['change'], string>> = {
  request: 'the request for content carries it: see the network panel of your browser',
  render: 'the preview shows it at once',
  next: 'counts from the next event or request: open Watch',
  never: 'the preview loads again',
}

/** How to see the effect of an option, phrased to follow "To see it: ". */
export function effectOf({ name, type, change }: OptionRow): string {
  if (type === 'function' && name.startsWith('on')) return 'the count below grows when it is called'
  return EFFECTS[name] ?? BY_CHANGE[change]
}
