const BOT_WORDS = [
  'bot',
  'crawler',
  'spider',
  'robot',
  'crawling',
  'prerender',
  'google',
  'baidu',
  'bing',
  'msn',
  'duckduckbot',
  'teoma',
  'slurp',
  'yandex',
  'phantom',
  'headless',
  'selenium',
  'puppeteer',
]

const BOT = new RegExp(BOT_WORDS.join('|'), 'i')

/** Whether a user agent is a machine's: it says so, or it says nothing. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || BOT.test(userAgent)
}
