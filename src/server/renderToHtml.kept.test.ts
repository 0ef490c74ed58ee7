import { describe, expect, it } from 'vitest'
import { block, component, entry, text } from '../content/testing/blocks'
import type { Block, ContentEntry } from '../content/types'
import { takeConsole } from '../utils/testing/consoleMessages'
import type { RenderOptions } from './options/RenderOptions'
import { serve } from './testing/serve'

const STUB = { '@type': '@builder.io/sdk:Element' }

const still = text('Still')
const video = component('Video', { video: '/a.mp4' })
const bound = text('', { bindings: { 'component.options.text': 'state.name' } })

/** The entry in served HTML, and the names of blocks whose elements are kept. */
function dataOf(content: ContentEntry | readonly Block[], options: Partial<RenderOptions> = {}) {
  const { html } = serve(content, options)
  const { entry: written, kept } = JSON.parse(
    /data-sb-served>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  )
  return { blocks: written.data.blocks, data: written.data, kept }
}

describe('data in served HTML', () => {
  it.each<[what: string, block: Block]>([
    ['a text', still],
    ['a box with blocks', block({ children: [still, block({ tagName: 'hr' })] })],
    ['columns', component('Columns', { columns: [{ blocks: [still] }, {}] })],
    ['a link', block({ linkUrl: '/a', children: [still] })],
  ])('leaves out %s', (_, given) => {
    const { blocks, kept } = dataOf([given, video])
    expect(blocks).toEqual([given.linkUrl ? { ...STUB, tagName: 'a' } : STUB, video])
    expect(kept).toContain('Video')
  })

  it.each<[what: string, block: Block]>([
    ['a video', video],
    ['a text that follows the state', bound],
    ['a box around one', block({ children: [bound, still] })],
    ['an action', block({ actions: { click: 'state.n++' } })],
    ['an element without contents', block({ tagName: 'hr' })],
    ['a repeated block', block({ repeat: { collection: 'state.list' }, children: [still] })],
  ])('has %s', (_, given) => {
    expect(dataOf([still, given]).blocks).toEqual([STUB, given])
  })

  it('has all else of an entry, and says which blocks its elements are of', () => {
    const content = entry([still, block({ id: 'a' })], {
      data: { blocks: [still], title: 'Offer', cssCode: '.a { color: red }', state: { n: 1 } },
    })
    const { data, kept } = dataOf(content)
    expect(data).toEqual({ ...content.data, blocks: [STUB] })
    expect(kept).toEqual(['Text'])
  })

  const variations = { b: { id: 'b', testRatio: 0.5, data: { blocks: [still] } } }
  const jsonLd = component('Custom Code', {
    code: '<script type="application/ld+json">{"name":"a"}</script>',
  })
  it.each<[why: string, content: Block[] | ContentEntry, options?: Partial<RenderOptions>]>([
    ['the page requests all', [still], { allData: true }],
    ['there is a variation to choose', entry([still], { id: 'a', variations })],
    ['the visitor may consent to one', entry([still], { id: 'a', variations }), late()],
    ['a block may be known in the browser', [still, component('Own')]],
    ['structured data has to move', [still, jsonLd]],
    ['nothing can be left out', [bound]],
    ['visitors fill in a field', [still, component('Form:Input', { type: 'text', name: 'mail' })]],
    ['visitors fill in an element', [still, block({ properties: { contenteditable: 'true' } })]],
  ])('has every block where %s', (_, content, options) => {
    const { blocks, kept } = dataOf(content, options)
    expect(kept).toBeUndefined()
    expect(blocks).not.toContainEqual(STUB)
    takeConsole()
  })
})

/** Options of a page that waits for the consent of one visitor. */
function late(): Partial<RenderOptions> {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  return { canTrack: false, visitor: { url: 'https://shop.test/', userAgent } }
}
