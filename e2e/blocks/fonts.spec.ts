import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { styledBox } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountEntry } from '../support/pageObjects/mountEntry'

const FONT = readFileSync(
  new URL(
    '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ),
)

/** Answers requests for fonts. Returns the paths that are asked for. */
async function answerFonts({ page }: HostPage, url: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(url, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ body: FONT, contentType: 'font/woff2', headers })
  })
  return asked
}

test.describe('fonts of the content', () => {
  const faces = (host: HostPage) =>
    host.page.evaluate(() =>
      Array.from(document.fonts, ({ family, weight, status }) => `${family} ${weight} ${status}`),
    )
  const files = { regular: '/fonts/roast.woff2', '700': '/fonts/roast-bold.woff2' }
  const data = {
    customFonts: [{ family: 'Roast', kind: 'sans', files }],
    cssCode: '@font-face{font-family:Hand;src:url(/fonts/hand.woff2)}',
    blocks: [
      styledBox('roast', { fontFamily: 'Roast, monospace', width: 'max-content' }),
      styledBox('plain', { fontFamily: 'monospace', width: 'max-content' }),
      styledBox('hand', { fontFamily: 'Hand' }),
    ],
  }

  test('load when a text needs them and are removed with the widget', async ({ host, page }) => {
    const asked = await answerFonts(host, '**/fonts/**')
    await mountEntry(host, { data })
    await expect
      .poll(() => faces(host))
      .toEqual(['Hand normal loaded', 'Roast 400 loaded', 'Roast 700 unloaded'])
    expect(asked.sort()).toEqual(['/fonts/hand.woff2', '/fonts/roast.woff2'])
    const widthOf = (id: string) =>
      page.locator(`.builder-${id}`).evaluate((e) => e.getBoundingClientRect().width)
    expect(await widthOf('roast')).not.toBe(await widthOf('plain'))
    await page.evaluate(() => window.mounted?.unmount())
    expect(await faces(host)).toEqual([])
  })

  test('are not asked for the texts of the page', async ({ host, page }) => {
    const asked = await answerFonts(host, '**/leak-*')
    await answerFonts(host, '**/own.woff2')
    host.site.answer('/balance', {
      html: `<!doctype html><html lang="en"><head><title>Balance</title>
        <style>@font-face{font-family:BankSans;src:url(/own.woff2)}</style></head>
        <body><p style="font-family:BankSans,Arial">4711</p><main id="app"></main>
        <script src="/embed.js"></script></body></html>`,
    })
    await host.open('/balance')
    const cssCode = Array.from(
      '0123456789',
      (digit) =>
        `@font-face{font-family:BankSans;src:url(/leak-${digit});unicode-range:U+3${digit}}`,
    ).join('')
    await page.evaluate(
      (content) =>
        window.SiteBlocks.mount('#app', {
          apiKey: 'key',
          model: 'page',
          canTrack: false,
          content: content as never,
        }).ready,
      { id: 'leak', data: { cssCode, blocks: [styledBox('own', { fontFamily: 'BankSans' })] } },
    )
    await page.evaluate(() => document.fonts.ready)
    expect(asked).toEqual([])
    expect(await faces(host)).toEqual(['BankSans normal loaded'])
  })

  const GOOGLE = 'https://fonts.googleapis.com/css?family='
  const linked = [
    {
      ...styledBox('linked', { fontFamily: 'Linked' }),
      component: {
        name: 'Custom Code',
        options: { code: `<link rel="stylesheet" href="${GOOGLE}Linked">Linked` },
      },
    },
    styledBox('imported', { fontFamily: 'Imported' }),
  ]
  const fromGoogle = {
    id: 'linked',
    data: { cssCode: `@import url('${GOOGLE}Imported');`, blocks: linked },
  }

  test('load from style sheets of font hosts, each requested once', async ({ host, page }) => {
    const asked: string[] = []
    await page.route('https://fonts.googleapis.com/**', (route) => {
      const family = new URL(route.request().url()).searchParams.get('family')
      asked.push(`${family}`)
      const body = `@font-face{font-family:${family};src:url(https://fonts.gstatic.com/${family}.woff2)}`
      return route.fulfill({ body, contentType: 'text/css' })
    })
    await answerFonts(host, 'https://fonts.gstatic.com/**')
    await mountEntry(host, fromGoogle)
    const loaded = ['Imported normal loaded', 'Linked normal loaded']
    await expect.poll(async () => (await faces(host)).sort()).toEqual(loaded)
    const preconnected = () => page.locator('head > link[rel=preconnect]').count()
    expect(await preconnected()).toBe(2)
    expect(asked.sort()).toEqual(['Imported', 'Linked'])
    await page.evaluate(() => window.mounted?.unmount())
    await expect.poll(() => faces(host)).toEqual([])
    expect(await preconnected()).toBe(0)
  })

  test('are reported if the page’s policy refuses them', async ({ host, page }) => {
    await host.open('/strict-csp')
    await page.evaluate((content) => {
      document.querySelector('site-blocks')?.replaceWith(document.createElement('main'))
      const settings = { apiKey: 'key', model: 'page', canTrack: false, content }
      window.SiteBlocks.mount('main', settings as never)
    }, fromGoogle)
    // One message for each of the two style sheets, and one about the policy.
    const ours = () => host.problems.filter((problem) => problem.includes('SiteBlocks'))
    await expect.poll(ours).toHaveLength(3)
    expect(host.takeProblems()).toContain(
      "warning: SiteBlocks: the page's Content Security Policy refuses fonts of the content. Add https://fonts.googleapis.com to style-src.",
    )
  })
})
