import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { drawing } from '../support/checks/drawing'
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
      Array.from(document.fonts, ({ family, weight, status }) => {
        const name = family.replace(/(siteblocks-font-.+)-[a-z]{10}$/, '$1')
        return `${name} ${weight} ${status}`
      }),
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
      .toEqual([
        'siteblocks-font-hand normal loaded',
        'siteblocks-font-roast 400 loaded',
        'siteblocks-font-roast 700 unloaded',
      ])
    expect(asked.sort()).toEqual(['/fonts/hand.woff2', '/fonts/roast.woff2'])
    const widthOf = (id: string) =>
      page.locator(`.builder-${id}`).evaluate((e) => e.getBoundingClientRect().width)
    expect(await widthOf('roast')).not.toBe(await widthOf('plain'))
    await page.evaluate(() => window.mounted?.unmount())
    expect(await faces(host)).toEqual([])
  })

  for (const isolation of ['shadow', 'light'] as const) {
    test(`show texts of the content in ${isolation}, wherever it declares and names them`, async ({
      host,
      page,
    }) => {
      await answerFonts(host, '**/fonts/**')
      const code = (html: string, id: string) => ({
        '@type': '@builder.io/sdk:Element',
        id,
        component: { name: 'Custom Code', options: { code: html } },
      })
      const declared = '@font-face{font-family:"Late Face";src:url(/fonts/late.woff2)}'
      const css =
        '.rule{font:16px Hand,monospace}.var{--brand-font:Roast;font-family:var(--brand-font)}'
      const span = (name: string, style: string) =>
        `<span id="in-${name}" class="${name}" style="${style}">MMMMiiii</span>`
      const texts = `<p>${span('none', 'font-family:monospace')} ${span('rule', '')}
        ${span('var', '')} ${span('style', "font-family:'ROAST',monospace")}
        ${span('late', 'font-family:Late Face,monospace')}</p>`
      const blocks = [code(texts, 'texts'), code(`<style>${declared}</style>`, 'late-code')]
      await mountEntry(host, {
        data: { ...data, cssCode: data.cssCode + css, blocks },
        options: { isolation },
      })
      const widthOf = (id: string) =>
        page.locator(`#in-${id}`).evaluate((e) => e.getBoundingClientRect().width)
      const roast = async () => Math.round(await widthOf('style'))
      const plain = Math.round(await widthOf('none'))
      await expect.poll(roast).not.toBe(plain)
      for (const id of ['rule', 'var', 'late'])
        await expect.poll(async () => Math.round(await widthOf(id)), id).toBe(await roast())
    })
  }

  test('show texts of their own widget alone', async ({ host, page }) => {
    const asked = await answerFonts(host, '**/fonts/**')
    await host.open('/api')
    const widths = await page.evaluate(async () => {
      const text = '<p style="font:16px Brand,monospace;width:max-content">MMMMiiii</p>'
      const blocks = [
        { '@type': '@builder.io/sdk:Element', component: { name: 'Text', options: { text } } },
      ]
      const show = async (isolation: 'shadow' | 'light', fileUrl?: string) => {
        const container = document.body.appendChild(document.createElement('div'))
        const customFonts = fileUrl ? [{ family: 'Brand', fileUrl }] : []
        const content = { id: isolation, data: { customFonts, blocks } } as never
        const options = { apiKey: 'key', model: 'page', canTrack: false, isolation, content }
        await window.SiteBlocks.mount(container, options).ready
        return (container.shadowRoot ?? container).querySelector('p') as Element
      }
      const own = [await show('shadow', '/fonts/a.woff2'), await show('light', '/fonts/b.woff2')]
      const none = [await show('shadow'), await show('light')]
      document.body.offsetWidth
      await document.fonts.ready
      return [...own, ...none].map((element) => Math.round(element.getBoundingClientRect().width))
    })
    expect(asked.sort()).toEqual(['/fonts/a.woff2', '/fonts/b.woff2'])
    const [first, second, ...others] = widths
    expect(second).toBe(first)
    expect(others).not.toContain(first)
    expect(others[1]).toBe(others[0])
  })

  /** Letters that fold to others, by the rules of one browser or another. */
  const FOLDS: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a', i: '\u0130\u0131' }

  /** Spells a family as CSS may: folded, escaped, in quotes. */
  function spelled(family: string, draw: () => number): string {
    const pick = (list: string) => list.charAt(Math.floor(draw() * list.length))
    const letters = Array.from(family, (letter) => {
      const kind = Math.floor(draw() * 5)
      if (kind === 0) return pick(letter.toLowerCase() + letter.toUpperCase())
      if (kind === 1) return pick(FOLDS[letter.toLowerCase()] ?? letter)
      return kind === 2 && letter !== ' ' ? `\\${letter.charCodeAt(0).toString(16)} ` : letter
    }).join('')
    const quote = pick('"\' ')
    return quote === ' ' && /^[a-z]/i.test(letters) ? letters : `"${letters}"`
  }

  test('are not requested for the texts of the page, whatever it names', async ({ host, page }) => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    test.info().annotations.push({ type: 'seed', description: String(seed) })
    const asked = await answerFonts(host, '**/leak-*')
    await answerFonts(host, '**/own.woff2')
    const draw = drawing(seed)
    const named = ['BankSans', 'Segoe UI', '-apple-system', 'ui-sans-serif', 'Roboto', 'Skip Ink']
    host.site.answer('/balance', {
      html: `<!doctype html><html lang="en"><head><title>Balance</title>
        <style>@font-face{font-family:BankSans;src:url(/own.woff2)}</style></head>
        <body>${named.map((name) => `<p style="font-family:${name},Arial">4711</p>`).join('')}
        <main id="app"></main><script src="/embed.js"></script></body></html>`,
    })
    await host.open('/balance')
    const families = named.flatMap((name) => [name, ...[1, 2, 3, 4].map(() => spelled(name, draw))])
    const cssCode = families
      .map((family) => `@font-face{font-family:${family};src:url(/leak-4);unicode-range:U+34}`)
      .join('')
    const customFonts = families.map((family) => ({
      family: family.replace(/^"|"$/g, ''),
      fileUrl: '/leak-all',
    }))
    const code = `<style>${cssCode}</style>`
    const custom = { '@type': '@builder.io/sdk:Element', id: 'code' }
    const blocks = [{ ...custom, component: { name: 'Custom Code', options: { code } } }]
    await page.evaluate(
      (content) =>
        window.SiteBlocks.mount('#app', {
          apiKey: 'key',
          model: 'page',
          canTrack: false,
          content: content as never,
        }).ready,
      { id: 'leak', data: { cssCode, customFonts, blocks } },
    )
    await page.evaluate(() => document.fonts.ready)
    expect(asked, `SEED=${seed}`).toEqual([])
    const pages = (await faces(host)).filter((face) => !face.startsWith('siteblocks-font-'))
    expect(pages).toEqual(['BankSans normal loaded'])
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
