/** Names of bots in user agents. `bot` also matches `robot` and `duckduckbot`. */
const BOT =
  /bot|crawl|spider|prerender|google|baidu|bing|msn|teoma|slurp|yandex|phantom|headless|selenium|puppeteer/i

/** Whether a user agent belongs to a bot. An empty one does. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || BOT.test(userAgent)
}

/** Kinds of devices for targeting. */
export type Device = 'tablet' | 'mobile' | 'desktop'

const TABLET = /Tablet|iPad/i
const MOBILE = /Android|BlackBerry|iPhone|iPod|Opera Mini|IEMobile|WPDesktop/i

/** Derives the device from a user agent. Android tablets that omit `tablet` count as mobile. */
export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet'
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop'
}
