import { expect, test } from '../fixtures'
import { block, text } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'

const FIXED = 'position:fixed;bottom:0;height:30px'
const SLOT = '<slot></slot>'

interface Given {
  readonly id: string
  readonly data: object
  readonly variations?: object
  /** What the page has around the entry, in place of the slot. */
  readonly html?: string
}

/** An entry of which every visitor gets an arm of these blocks. */
const tested = (id: string, blocks: readonly object[]): Given => ({
  id,
  data: { blocks: [text('default', 'Default')] },
  variations: { arm: { id: 'arm', testRatio: 1, data: { blocks } } },
})

/** Mounts entries one below the other; the element of each has its id. */
async function mountAll({ page, contentHost }: HostPage, entries: readonly Given[]): Promise<void> {
  await page.evaluate(
    async ([given, host, slot]) => {
      for (const { html = slot, ...content } of given) {
        const outer = document.body.appendChild(document.createElement('div'))
        outer.innerHTML = html
        const element = document.createElement('div')
        element.id = content.id
        outer.querySelector('slot')?.replaceWith(element)
        const options = { apiKey: 'k', model: 'page', host, content }
        await window.SiteBlocks.mount(element, options as never).ready
      }
    },
    [entries, contentHost, SLOT] as const,
  )
}

/** Longer than it takes until what may have been shown is looked at again. */
const secondLook = ({ page }: HostPage): Promise<unknown> =>
  page.evaluate(() => new Promise((hasPassed) => setTimeout(hasPassed, 700)))

test('an arm that shows nothing is seen where a banner in its place would be', async ({
  host,
  page,
  content,
}) => {
  const inView = {
    'in the page': SLOT,
    'in an inline box': `<div style="display:inline-block">${SLOT}</div>`,
    'in a box that clips': `<div style="overflow:hidden">${SLOT}</div>`,
  }
  const outOfView = {
    'no height': `<div class="closed" style="height:0;overflow:hidden">${SLOT}</div>`,
    'no row': `<div class="closed" style="display:grid;grid-template-rows:0fr"><div style="overflow:hidden">${SLOT}</div></div>`,
    'no height, after words': `<div class="closed" style="max-height:0;overflow:hidden"><p>Words</p>${SLOT}</div>`,
    'no height, before words': `<div class="closed" style="max-height:0;overflow:clip">${SLOT}<p>Words</p></div>`,
    'previous slide': `<div style="width:300px;margin-left:100px;overflow:hidden"><div class="closed" style="display:flex;width:600px;transform:translateX(-300px)"><div style="width:300px">${SLOT}</div><p>Words</p></div></div>`,
    'next slide': `<div style="width:300px;overflow:hidden"><div style="display:flex;width:600px"><p class="closed" style="width:300px">Words</p><div style="width:300px">${SLOT}</div></div></div>`,
    'end of a scroller': `<div style="height:40px;overflow:auto"><div class="closed" style="height:40px"></div>${SLOT}</div>`,
    'beside the window': `<div class="closed" style="position:fixed;left:0;top:0;width:300px;height:600px;transform:translateX(-100%)">${SLOT}</div>`,
    invisible: `<div class="closed" style="visibility:hidden">${SLOT}</div>`,
    transparent: `<div class="closed" style="opacity:0">${SLOT}</div>`,
    'above the window': `<div class="closed" style="position:fixed;left:0;top:0;transform:translateY(-100%)"><div>Words</div>${SLOT}</div>`,
  }
  await page.setViewportSize({ width: 1000, height: 2000 })
  await host.open('/api')
  const entries = (places: object): Given[] =>
    Object.entries(places).flatMap(([place, html]) => [
      { ...tested(`${place}: banner`, [text('banner', 'Banner')]), html },
      { ...tested(`${place}: nothing`, []), html },
    ])
  const ids = (places: object): string[] =>
    entries(places)
      .map(({ id }) => id)
      .sort()
  const seen = async () =>
    (await content.events('impression')).map(({ data }) => data.contentId).sort()
  await mountAll(host, entries({ ...inView, ...outOfView }))
  await expect.poll(seen).toEqual(ids(inView))
  await secondLook(host)
  expect(await seen()).toEqual(ids(inView))

  await page.addStyleTag({ content: '.open{all:unset!important;display:block!important}' })
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('.closed')) closed.classList.add('open')
  })
  await expect.poll(seen).toEqual(ids({ ...inView, ...outOfView }))
})

test('an arm that shows nothing in view is seen where its blocks appear later', async ({
  host,
  page,
  content,
}) => {
  await host.open('/api')
  const large = { position: 'fixed', top: '0', left: '0', height: '40px' }
  const late = text('late', 'Bar', {
    responsiveStyles: { large },
    bindings: { show: 'state.isOpen' },
  })
  const popUp = `<div class="pop-up" style="${FIXED};display:none">Offer</div>`
  const symbol = { content: { id: 'in it', data: { blocks: [late] } } }
  await page.evaluate(() => {
    document.body.appendChild(document.createElement('div')).style.height = '4000px'
  })
  await mountAll(host, [
    tested('by a script', [block('code', 'Custom Code', { code: popUp })]),
    tested('with its state', [late]),
    tested('with a symbol', [block('symbol', 'Symbol', { inheritState: true, symbol })]),
  ])
  await secondLook(host)
  expect(await content.events('impression')).toEqual([])
  await page.evaluate(() => {
    const element = document.getElementById('by a script')?.shadowRoot?.querySelector('.pop-up')
    ;(element as HTMLElement).style.display = 'block'
    for (const id of ['with its state', 'with a symbol']) {
      const mounted = document.getElementById(id) as Element
      window.SiteBlocks.mount(mounted, { data: { isOpen: true } } as never)
    }
  })
  await expect
    .poll(async () => (await content.events('impression')).map(({ data }) => data.contentId).sort())
    .toEqual(['by a script', 'in it', 'with a symbol', 'with its state'])
})

test('an entry is seen where one of its elements is, however deep in its blocks', async ({
  host,
  page,
  content,
}) => {
  await host.open('/api')
  const code = (html: string): object[] => [block('code', 'Custom Code', { code: html })]
  const shown = {
    'in a wrapper': code(`<div><div style="${FIXED}">Bar</div></div>`),
    'in an own block': [block('own', 'Bar', {})],
    moved: code('<p><b style="display:block;transform:translateY(-4000px)">Bar</b></p>'),
    'in what is hidden': code(
      `<div style="visibility:hidden"><p style="${FIXED};visibility:visible">Bar</p></div>`,
    ),
  }
  const later = {
    'not displayed': code(`<div><div class="late" style="${FIXED};display:none">Bar</div></div>`),
    invisible: code(`<div><div class="late" style="${FIXED};visibility:hidden">Bar</div></div>`),
    transparent: code(`<div><div class="late" style="${FIXED};opacity:0"><p>Bar</p></div></div>`),
    'fixed later': code('<div><div class="late">Bar</div></div>'),
    'added later': code('<div><div class="late"></div></div>'),
  }
  await page.evaluate(() => {
    window.SiteBlocks.register('Bar', {
      mount(element: Element) {
        element.innerHTML = '<div style="position:fixed;bottom:0;height:30px">Bar</div>'
      },
    } as never)
    document.body.appendChild(document.createElement('div')).style.height = '4000px'
  })
  const entries = Object.entries({ ...shown, ...later })
  await mountAll(
    host,
    entries.map(([id, blocks]) => ({ id, data: { blocks } })),
  )
  const seen = async () =>
    (await content.events('impression')).map(({ data }) => data.contentId).sort()
  await expect.poll(seen).toEqual(Object.keys(shown).sort())
  await secondLook(host)
  expect(await seen()).toEqual(Object.keys(shown).sort())

  await page.evaluate(
    ([ids, style]) => {
      for (const id of ids) {
        const late = document.getElementById(id)?.shadowRoot?.querySelector('.late')
        if (late?.textContent === '') late.innerHTML = `<div style="${style}">Bar</div>`
        else late?.setAttribute('style', style)
      }
    },
    [Object.keys(later), FIXED] as const,
  )
  await expect.poll(seen).toEqual(entries.map(([id]) => id).sort())
})
