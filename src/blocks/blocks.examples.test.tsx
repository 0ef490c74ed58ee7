// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { defaultBlocks } from './defaultBlocks'
import { hydrateEntry } from './internals/testing/hydrateEntry'

const B = (id: string, name: string, options = {}, children?: readonly Block[]): Block =>
  component(name, options, { id, ...(children && { children }) })
const Tx = (html: string): Block => text(html, { id: 'builder-x' })

const wrapped = (id: string, html: string): string =>
  `<div class="builder-block ${id} builder-has-component" builder-id="${id}">${html}</div>`
/** The HTML of `Tx`. */
const says = (html: string): string =>
  wrapped('builder-x', `<span class="builder-text">${html}</span>`)
/** The HTML of a list of blocks in the block `id`. */
const list = (id: string, html: string): string =>
  `<div class="builder-blocks${html ? '' : ' no-blocks'} builder-blocks-child" builder-type="blocks" builder-parent-id="${id}">${html}</div>`

it('columns, and slots in symbols, have the elements that styles rely on', async () => {
  const columns = [{ blocks: [Tx('a')] }, { blocks: [], link: '/z' }]
  const slot = B('builder-l', 'Slot', { name: 'kids' })
  const content = { id: 'sc', data: { blocks: [slot] } }
  const symbol = { model: 'm', entry: 'e', data: { kids: [Tx('KID')] }, content }
  const blocks = [B('builder-c', 'Columns', { columns }), B('builder-y', 'Symbol', { symbol })]
  const rendered = await renderEntry(deepFreeze(entry(blocks)), defaultBlocks)

  const html = rendered.get('.builder-blocks').innerHTML
  // Without the class names that differ on every render.
  expect(html.replace(/ ?\bsb[a-z]{10}-\w+/g, '')).toBe(
    wrapped(
      'builder-c',
      '<div class="builder-columns">' +
        `<div class="builder-column" data-column="0">${list('builder-c', says('a'))}</div>` +
        `<a class="builder-column" data-column="1" href="/z">${list('builder-c', '')}</a>` +
        '</div>',
    ) +
      '<div class="builder-block builder-y builder-has-component builder-symbol" builder-id="builder-y" data-model="m">' +
      '<div class="builder-component builder-component-sc" data-name="m" data-source="SiteBlocks">' +
      '<div class="builder-content" builder-content-id="sc" builder-model="m">' +
      '<div data-builder-component="m" data-builder-content-id="sc">' +
      '<div class="builder-blocks" builder-type="blocks">' +
      wrapped('builder-l', `<div class="builder-slot">${list('builder-y', says('KID'))}</div>`) +
      '</div></div></div></div></div>',
  )
})

describe('a server', () => {
  const script = '<b>1</b><script>1</script>'

  it.each<[string, Block, string]>([
    [
      'no children of a lazy Section',
      B('builder-s', 'Core:Section', { lazyLoad: true }, [Tx('x')]),
      '<section class="builder-section"></section>',
    ],
    [
      'no script of an Embed',
      B('builder-s', 'Embed', { content: script }),
      '<div class="builder-embed"><b>1</b></div>',
    ],
    ...[true, false].map((scriptsClientOnly): [string, Block, string] => [
      `no script of Custom Code, scriptsClientOnly ${scriptsClientOnly}`,
      B('builder-s', 'Custom Code', { code: script, scriptsClientOnly }),
      '<div class="builder-custom-code"><b>1</b></div>',
    ]),
  ])('renders %s', (_, block, html) => {
    const { serverHtml } = hydrateEntry(deepFreeze(entry([block])), defaultBlocks)
    expect(serverHtml).toContain(`builder-type="blocks">${wrapped('builder-s', html)}</div>`)
    takeConsole()
  })
})
