/** Names of machines in user agents. `bot` matches `robot` and `duckduckbot`, too. */
const BOT =
  /bot|crawler|spider|crawling|prerender|google|baidu|bing|msn|teoma|slurp|yandex|phantom|headless|selenium|puppeteer/i

/** Whether a user agent is a machine's: it says so, or it says nothing. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || BOT.test(userAgent)
}

/** Kinds of devices that targeting knows. */
export type Device = 'tablet' | 'mobile' | 'desktop'

const TABLET = /Tablet|iPad/i
const MOBILE = /Android|BlackBerry|iPhone|iPod|Opera Mini|IEMobile|WPDesktop/i

/**
 * The kind of device that a user agent stands for. Android tablets that do not say so count as
 * mobile.
 */
export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet'
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop'
}
