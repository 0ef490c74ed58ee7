import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'

/** How a site hides an element of its own on purpose, if at all. */
const WAYS = ['', 'hidden', 'hidden=until-found', 'popover', 'class=off', 'style=display:none']
/** The same in a page that hides whatever is empty. */
const WAYS_IF_FILLED = ['', 'class=off']
const KINDS = ['div', 'section', 'p', 'site-blocks']
const INSIDE = ['', '<!-- no box -->', '<b>Loading</b>']
const OPTIONS = ['', 'loading=lazy']

const CONTENT = JSON.stringify({
  id: 'shown',
  data: {
    blocks: [{ '@type': '@builder.io/sdk:Element', tagName: 'i', properties: { text: 'x' } }],
  },
})

/** All kinds of containers, each before an element of the page with the same attributes. */
function containers(): string {
  const places = [
    ...WAYS.map((way) => ({ place: '', way })),
    ...WAYS_IF_FILLED.map((way) => ({ place: 'filled', way })),
  ]
  const all = places.flatMap((where) =>
    KINDS.flatMap((kind) => [
      ...INSIDE.flatMap((inside) => OPTIONS.map((option) => ({ ...where, kind, inside, option }))),
      { ...where, kind, inside: '', option: 'isolation=light' },
    ]),
  )
  return all
    .map(
      ({ place, way, kind, inside, option }) =>
        `<article class="${place}"><${kind} ${way} data-case="${place} ${kind} ${way} ${inside} ${option}" api-key="k" model="page" can-track="false" ${option} content='${CONTENT}'>${inside}</${kind}>` +
        `<${kind === 'site-blocks' ? 'div' : kind} ${way}><i>x</i></${kind === 'site-blocks' ? 'div' : kind}></article>`,
    )
    .join('')
}

/** What the page itself has in its containers. */
function markup(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-case]'), ({ innerHTML }) => innerHTML),
  )
}

/** The containers that are not shown or hidden as plain HTML in the same place is. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (within: ParentNode): boolean =>
      within.querySelector('i')?.checkVisibility() ?? false
    return Array.from(document.querySelectorAll<HTMLElement>('[data-case]')).flatMap((element) => {
      const plain = element.nextElementSibling as HTMLElement
      const isAsPlain = shown(element.shadowRoot ?? element) === shown(plain)
      // A page's own element stays as it is: a search finds what is hidden until then.
      const isLaidOut =
        element.localName === 'site-blocks' ||
        getComputedStyle(element).display === getComputedStyle(plain).display
      return isAsPlain && isLaidOut ? [] : [String(element.dataset.case)]
    })
  })
}

test('content is shown or hidden as plain HTML in its place would be', async ({ host, page }) => {
  host.site.answer('/hidden', {
    // All are near the window, where what is lazy loads.
    html: `<!doctype html><title>Hidden</title><style>body{font-size:1px}.off{display:none}.filled :empty{display:none!important}</style>${containers()}`,
  })
  await host.open('/hidden')
  const before = await markup(page)
  await page.addScriptTag({ url: '/embed.js' })
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-case]:not(site-blocks)')) {
      const { loading, isolation, content } = Object.fromEntries(
        Array.from(element.attributes, ({ name, value }) => [name, value]),
      )
      window.SiteBlocks.mount(element, {
        apiKey: 'k',
        model: 'page',
        canTrack: false,
        loading: loading as 'lazy',
        isolation: isolation as 'light',
        content: JSON.parse(String(content)),
      })
    }
  })
  await expect.poll(() => differences(page)).toEqual([])

  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-case]'))
      window.SiteBlocks.mount(element, {} as never).unmount()
  })
  expect(await markup(page)).toEqual(before)
})
