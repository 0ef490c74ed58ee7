import { allBlocks } from '../support/content/allBlocks'
import { OWN_BLOCKS, samples } from '../support/content/samples'
import { everything } from '../support/served/servedContent'
import { expect, test } from './fixtures'
import type { Visitor } from './Visitor'

/** Offset and size of a block in CSS pixels, relative to its widget and before transforms. */
type Sides = readonly [x: number, width: number, height: number]

/** Blocks of each entry, by id and index. */
type Boxes = Readonly<Record<string, Readonly<Record<string, Sides>>>>

/** Tolerances: letters differ in width between engines, and text may need another line. */
const WIDTH = 8
const LINE = 60

/** Letters missing in the page's font: each engine picks another fallback. */
const OTHER_LETTERS = /[\u0600-\u06ff]/
const inOtherLetters = samples
  .filter(({ entry }) => OTHER_LETTERS.test(JSON.stringify(entry)))
  .map(({ entry }) => entry.id)

async function showSamples(visitor: Visitor): Promise<void> {
  await visitor.open('/engines')
  for (const script of OWN_BLOCKS)
    await visitor.window.evaluate(`(async () => {${script}
})()`)
  await visitor.run(
    async (given, host) => {
      const widgets = given.map(({ model, entry: { id, query } }) => {
        const box = document.body.appendChild(document.createElement('section'))
        const path = query?.map(({ value }) => value).find((value) => `${value}`.startsWith('/'))
        const options = { apiKey: 'roastery-demo', host, locale: 'en', canTrack: false }
        box.title = id
        return window.SiteBlocks.mount(box, { ...options, model, entry: id, url: `${path ?? '/'}` })
      })
      for (const { ready } of widgets) await ready
    },
    samples,
    visitor.contentHost,
  )
}

async function showBlocks(visitor: Visitor): Promise<void> {
  await visitor.open('/engines')
  await visitor.run(
    async (entries) => {
      for (const [title, data] of Object.entries(entries)) {
        const box = document.body.appendChild(document.createElement('section'))
        box.title = title
        const options = { apiKey: 'roastery-demo', model: 'page', canTrack: false }
        const content = { id: title, data } as never
        await window.SiteBlocks.mount(box, { ...options, content }).ready
      }
    },
    {
      everything: everything.data,
      allBlocks: { blocks: allBlocks, state: { list: ['one', 'two'] } },
    },
  )
}

/**
 * Scrolls everything into view and measures blocks whose size depends neither on animation nor on
 * text width.
 */
function measure(visitor: Visitor): Promise<Boxes> {
  return visitor.run(async () => {
    const widgets = Array.from(document.querySelectorAll<HTMLElement>('body > section'))
    const inWidgets = (selector: string): Element[] =>
      widgets.flatMap(({ shadowRoot }) => Array.from(shadowRoot?.querySelectorAll(selector) ?? []))
    const left = (element: HTMLElement): number => {
      let x = 0
      let it: HTMLElement | null = element
      while (it) {
        x += it.offsetLeft
        it = it.offsetParent as HTMLElement | null
      }
      return x
    }
    const sides = (widget: HTMLElement): Record<string, number[]> => {
      const blocks: Record<string, number[]> = {}
      const all = widget.shadowRoot?.querySelectorAll<HTMLElement>('[builder-id]') ?? []
      for (const block of Array.from(all)) {
        if (block.closest('.slick-track')) continue
        if (getComputedStyle(block).display.startsWith('inline')) continue
        const id = block.getAttribute('builder-id')
        let number = 0
        while (`${id} ${number}` in blocks) number++
        const { offsetWidth, offsetHeight } = block
        blocks[`${id} ${number}`] = [left(block) - left(widget), offsetWidth, offsetHeight]
      }
      return blocks
    }
    // Each engine has its own default for `serif`.
    for (const { shadowRoot } of widgets) {
      const style = document.createElement('style')
      style.textContent = '* { font-family: Inter !important }'
      shadowRoot?.append(style)
    }
    let last = ''
    let now: (readonly [string, Record<string, number[]>])[] = []
    // Gives up after ten rounds, because some entries never rest.
    for (let round = 0; round < 10; round++) {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      await document.fonts.ready
      now = widgets.map((widget) => [widget.title, sides(widget)])
      const text = JSON.stringify(now)
      const isLoaded = inWidgets('img').every((img) => (img as HTMLImageElement).complete)
      if (text === last && isLoaded) break
      last = text
    }
    return Object.fromEntries(now) as never
  })
}

function expectAlike(boxes: Boxes, reference: Boxes): void {
  for (const [entry, blocks] of Object.entries(reference)) {
    const own = boxes[entry] ?? {}
    expect(Object.keys(own), entry).toEqual(Object.keys(blocks))
    if (inOtherLetters.includes(entry)) continue
    for (const [block, [x, width, height]] of Object.entries(blocks)) {
      const [ownX = 0, ownWidth = 0, ownHeight = 0] = own[block] ?? []
      const where = `${entry}, ${block}`
      expect.soft(Math.abs(ownX - x), `${where}: x ${ownX} for ${x}`).toBeLessThanOrEqual(WIDTH)
      expect
        .soft(Math.abs(ownWidth - width), `${where}: width ${ownWidth} for ${width}`)
        .toBeLessThanOrEqual(WIDTH)
      expect
        .soft(Math.abs(ownHeight - height), `${where}: height ${ownHeight} for ${height}`)
        .toBeLessThanOrEqual(Math.max(LINE, height * 0.05))
    }
  }
}

for (const width of [1280, 480]) {
  for (const [name, show] of [
    ['every sample', showSamples],
    ['every block', showBlocks],
  ] as const) {
    const short = show === showBlocks && width === 480 ? ' @short' : ''
    test(`${name} has the same boxes as in Chromium, ${width} px wide${short}`, async ({
      visitor,
      reference,
    }) => {
      for (const each of [visitor, reference]) {
        await each.window.resize(width, 800)
        await show(each)
      }
      const boxes = await measure(visitor)
      expectAlike(boxes, await measure(reference))
    })
  }
}
