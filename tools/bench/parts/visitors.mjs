import { PAGES } from '../content/pages.mjs'
import { launch, newVisitor } from '../harness/browser.mjs'

const ENTRANTS = ['siteblocks', 'gen1', 'gen2']
const VISITORS = 100

/**
 * Number of distinct content addresses that visitors of one page request, on desktops and phones,
 * new and returning.
 */
export async function visitors({ server, tell }) {
  const browser = await launch()
  const samples = []
  for (const entrant of ENTRANTS) {
    tell(`content addresses of ${VISITORS} visitors with ${entrant}`)
    const addresses = new Set()
    for (const phone of [false, true]) {
      for (const address of await addressesOf(browser, server, entrant, phone, VISITORS / 2)) {
        addresses.add(address)
      }
    }
    samples.push({ what: 'content-urls', entrant, value: addresses.size })
  }
  await browser.close()
  return samples
}

/** Half of the visitors come back with the cookies of their first visit. */
async function addressesOf(browser, { origin, requests }, entrant, phone, count) {
  const { page, context } = await newVisitor(browser, { phone })
  requests.length = 0
  for (let visit = 0; visit < count; visit++) {
    if (visit % 2 === 0) await context.clearCookies()
    await page.goto(`${origin}/page?entrant=${entrant}&model=decided`)
    await page.waitForFunction((last) => {
      const app = document.querySelector('#app')
      return (app.shadowRoot ?? app).querySelector(`[builder-id="${last}"]`) !== null
    }, PAGES.decided.last)
  }
  await context.close()
  return requests.filter((request) => /^GET \/api\/v\d\/(content|query)\//.test(request))
}
