/** What machines call themselves. `bot` finds `robot` and `duckduckbot`, too. */
const BOT =
  /bot|crawler|spider|crawling|prerender|google|baidu|bing|msn|teoma|slurp|yandex|phantom|headless|selenium|puppeteer/i

/** Whether a user agent is a machine's: it says so, or it says nothing. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || BOT.test(userAgent)
}
