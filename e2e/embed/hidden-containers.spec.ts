import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'

/** How a site hides an element of its own on purpose, if at all. */
const WAYS = ['', 'hidden', 'hidden=until-found', 'popover', 'class=off', 'style=display:none']
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
  const all = WAYS.flatMap((way) =>
    KINDS.flatMap((kind) => [
      ...INSIDE.flatMap((inside) => OPTIONS.map((option) => ({ way, kind, inside, option }))),
      { way, kind, inside: '', option: 'isolation=light' },
    ]),
  )
  return all
    .map(
      ({ way, kind, inside, option }) =>
        `<${kind} ${way} data-case="${kind} ${way} ${inside} ${option}" api-key="k" model="page" can-track="false" ${option} content='${CONTENT}'>${inside}</${kind}>` +
        `<${kind === 'site-blocks' ? 'div' : kind} ${way}><i>x</i></${kind === 'site-blocks' ? 'div' : kind}>`,
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
    html: `<!doctype html><title>Hidden</title><style>body{font-size:1px}.off{display:none}</style>${containers()}`,
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
