import { PAGES } from '../content/pages.mjs'
import { launch, newVisitor } from '../harness/browser.mjs'

const ENTRANTS = ['siteblocks', 'gen1', 'gen2']

/** More than the content needs, so that nothing below it shifts. */
const RESERVED = '6000px'

/**
 * Effects of an entrant on a site's page: layout shift, requests, behavior under a strict policy,
 * and leftovers.
 */
export async function site({ server, tell }) {
  const browser = await launch()
  const samples = []
  for (const entrant of ENTRANTS) {
    tell(`behaviour of ${entrant}`)
    const found = {
      ...(await onAPage(browser, server, entrant)),
      ...(await underStrictPolicy(browser, server, entrant)),
    }
    for (const [what, value] of Object.entries(found)) samples.push({ what, entrant, value })
  }
  await browser.close()
  return samples
}

const isThere = ({ last, texts }) => {
  const app = document.querySelector('#app')
  const root = app.shadowRoot ?? app
  const marks = new Set(root.textContent.match(/T\d+\./g) ?? [])
  return root.querySelector(`[builder-id="${last}"]`) !== null && marks.size >= texts
}

async function onAPage(browser, { origin, requests }, entrant) {
  const { page, context } = await newVisitor(browser)
  const asked = []
  page.on('request', (request) => asked.push(request.url()))
  requests.length = 0
  await page.goto(`${origin}/page?entrant=${entrant}&model=decided&height=${RESERVED}`)
  await page.waitForFunction(isThere, PAGES.decided)
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => window.seen())
  await page.evaluate(() => window.entrant.unmount())
  const after = await page.evaluate(() => window.seen())
  await context.close()
  const scripts = /\/script\/|\/page\?|favicon/
  return {
    'layout-shift': before.layoutShift,
    requests: asked.filter((url) => !scripts.test(url) && !/picture\.svg|^data:/.test(url)).length,
    globals: after.globals.length,
    'styles-outside': before.styles,
    'styles-left': after.styles,
    'listeners-left': after.listeners.length,
  }
}

/**
 * Opens a page with bindings and styles under a policy without inline scripts, inline styles, or
 * `eval`.
 */
async function underStrictPolicy(browser, { origin }, entrant) {
  const { page, context } = await newVisitor(browser)
  const { data, last, texts } = PAGES.strict
  const parameters = new URLSearchParams({ entrant, model: 'strict', data: JSON.stringify(data) })
  await page.goto(`${origin}/strict?${parameters}`)
  const rendered = await page
    .waitForFunction(isThere, { last, texts }, { timeout: 5000 })
    .then(() => true)
    .catch(() => false)
  const { violations } = await page.evaluate(() => window.seen())
  const styled = await page.evaluate((id) => {
    const app = document.querySelector('#app')
    const element = (app.shadowRoot ?? app).querySelector(`[builder-id="${id}"]`)
    return element !== null && getComputedStyle(element).marginTop === '4px'
  }, last)
  await context.close()
  return {
    'strict-violations': violations,
    'strict-rendered': rendered ? 1 : 0,
    'strict-styled': styled ? 1 : 0,
  }
}
