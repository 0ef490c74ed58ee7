import { readFileSync } from 'node:fs'

const home = new URL('../../../playground/content/landing.json', import.meta.url)
const title = /"id":"builder-landing-hero-title".*?"text":"(.+?)"/g
const compact = JSON.stringify(JSON.parse(readFileSync(home, 'utf8')))
const headlines = Array.from(compact.matchAll(title), ([, headline = '']) => headline)

/** Headlines of the samples' home page. Each visitor gets one at random. */
export const HOME_HEADLINE = new RegExp(`^(${headlines.join('|').replace(/\./g, '\\.')})$`)
