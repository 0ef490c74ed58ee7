import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultBlocks } from '../../blocks/defaultBlocks'
import { block, component, entry, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { createRegistry } from '../../render/compile/createRegistry'
import { Content } from '../../render/entry/Content'
import { detachStyles } from '../../render/html/detachStyles'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { createServerSanitizer } from '../sanitize/createServerSanitizer'
import { nestedEntries } from '../testing/nestedEntries'
import { createServerStyles } from './createServerStyles'
import { createStaticMarkup } from './createStaticMarkup'
import { servedPage } from './servedPage'

const page = servedPage(undefined)

/** The HTML of blocks and their rules, written by React alone or not. */
function written(blocks: readonly Block[], staticBlocks: boolean): string {
  const sheets = createServerStyles('test', undefined)
  const html = renderToString(
    <Content
      entry={entry(blocks)}
      model="page"
      window={{ innerWidth: 1000, location: page.location } as Window}
      registry={createRegistry(defaultBlocks)}
      styles={sheets.styles}
      served={{ page, attributes: undefined }}
      sanitizer={createServerSanitizer()}
      staticBlocks={staticBlocks}
      staticElements={(content: ContentContextValue) => createStaticMarkup(content, () => {})}
    />,
  )
  return detachStyles(html.replace(/^(<link[^>]*>)+/, '')) + sheets.blockCss()
}

const box = (...children: Block[]) => block({ id: 'box', children })
const columns = component('Columns', { columns: [{ blocks: [text('a'), text('<b>b</b>')] }, {}] })
const quotes = `<>&"'`
const image = component('Image', { image: '/a.png?b&c', altText: quotes, aspectRatio: 0.5 })
const fragment = component('Core:Fragment', {}, { children: [text('in'), block({})] })
const section = component('Core:Section', { maxWidth: 300 }, { children: [text('in')] })
const styled = block({ properties: { style: 'color:red;--a: "b";margin-top:0' } })

describe('static blocks', () => {
  afterEach(() => void takeConsole())

  it.each<[name: string, block: Block]>([
    ['a box with text', block({ properties: { text: quotes, title: quotes, tabindex: 0 } })],
    ['lines that begin with a break', block({ tagName: 'pre', properties: { text: '\nfirst' } })],
    ['an element without content', block({ tagName: 'hr' })],
    ['a link', block({ linkUrl: '/a?b&c', children: [text('in')] })],
    ['inline styles', styled],
    ['a text', text(quotes)],
    ['an image', image],
    ['a raw image', component('Raw:Img', { image: '/a.png' })],
    ['a button', component('Core:Button', { text: quotes, link: '/x', openLinkInNewTab: true })],
    ['columns', columns],
    ['a section', section],
    ['children without a box', fragment],
    ['an empty list', block({ children: [] })],
    ['a hidden block', block({ hide: true })],
    ['a block with logic', text('{{state.a}}', { bindings: { show: 'true' } })],
  ])('are written as React writes them: %s', (_, given) => {
    for (const blocks of [[given], [box(given)], [box(given, given)]])
      expect(written(blocks, true)).toBe(written(blocks, false))
  })

  it('are written as React writes them, however they are nested', () => {
    for (const { data } of fc.sample(nestedEntries, { numRuns: 200, seed: 7 })) {
      const blocks = data.blocks ?? []
      expect(written(blocks, true)).toBe(written(blocks, false))
    }
  })
})
