// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { defaultBlocks } from './defaultBlocks'

const box = (tagName: string, ...children: Block[]): Block => block({ tagName, children })
const words = block({ tagName: 'span', properties: { text: 'a' } })

/**
 * The tags of an entry with one block, in the form `p(span)`. Leaves out texts and their own
 * elements.
 */
async function tagsOf(given: Block): Promise<string> {
  const page = deepFreeze(entry([given]))
  const { get } = await renderEntry(page, defaultBlocks, { authoring: true })
  const write = (element: Element): string => {
    const inside = Array.from(element.children, write).join(' ')
    return element.localName + (inside && `(${inside})`)
  }
  return Array.from(get('.builder-blocks').children, write).join(' ')
}

describe('createTagFitter', () => {
  it.each<{ given: Block; tags: string }>([
    { given: box('p', words), tags: 'p(span)' },
    { given: text('a <b>b</b>', { tagName: 'p' }), tags: 'p(span(b))' },
    { given: box('li', text('<ul><li>a</li></ul>')), tags: 'li(div(span(ul(li))))' },
    { given: box('button', words), tags: 'button(span)' },
    { given: box('h2', text('<h3>a</h3>')), tags: 'h2(div(span(h3)))' },
    { given: box('table', box('tr', box('td', words))), tags: 'table(tbody(tr(td(span))))' },
    {
      given: box('table', box('thead', box('tr', box('th'))), box('tr'), box('tr')),
      tags: 'table(thead(tr(th)) tbody(tr tr))',
    },
    { given: block({ linkUrl: '/a', children: [text('a')] }), tags: 'a(div(span))' },
  ])('leaves $tags', async ({ given, tags }) => {
    expect(await tagsOf(given)).toBe(tags)
  })

  it.each<{ given: Block; tags: string; look?: string }>([
    { given: box('p', block()), tags: 'div(div)', look: 'p' },
    { given: text('<ul></ul>', { tagName: 'p' }), tags: 'div(span(ul))', look: 'p' },
    { given: text('{{state.a}}', { tagName: 'p' }), tags: 'div(span)', look: 'p' },
    { given: box('li', text('<li>a</li>')), tags: 'div(div(span(li)))', look: 'li' },
    { given: box('li', block({ children: [box('li')] })), tags: 'div(div(li))', look: 'li' },
    { given: box('h2', box('h3')), tags: 'div(h3)', look: 'h2' },
    { given: box('button', component('Core:Button')), tags: 'div(button)', look: 'button' },
    { given: box('tr', words), tags: 'div(span)', look: 'tr' },
    { given: box('table', block()), tags: 'div(div)', look: 'table' },
    { given: box('option', words), tags: 'div(span)', look: 'option' },
  ])('makes $tags of what a parser takes apart', async ({ given, tags, look }) => {
    expect(await tagsOf(given)).toBe(tags)
    expect(
      document.querySelector('div')?.shadowRoot?.querySelector(`.siteblocks-as-${look}`),
    ).not.toBeNull()
    expect(takeConsole()).toContainEqual(expect.stringContaining(`the tag <${look}> was left out`))
  })

  it.each<{ given: Block; tags: string; left: string }>([
    { given: box('select', box('option'), words), tags: 'select(option)', left: '<span>' },
    { given: box('svg', box('g', box('path'), block())), tags: 'svg(g(path))', left: '<div>' },
  ])('leaves $left out of $tags', async ({ given, tags, left }) => {
    expect(await tagsOf(given)).toBe(tags)
    expect(takeConsole()).toContainEqual(expect.stringContaining(`its ${left} was left out`))
  })

  it.each<{ given: Block; tags: string }>([
    {
      given: block({ linkUrl: '/a', children: [text('a <a href="/b">b</a>')] }),
      tags: 'div(a div(span(a)))',
    },
    {
      given: component('Columns', {
        columns: [{ link: '/a', blocks: [component('Core:Button')] }],
      }),
      tags: 'div(div(div(a div(button))))',
    },
    { given: component('Symbol', {}, { linkUrl: '/a' }), tags: 'div(a div)' },
    {
      given: block({ linkUrl: '/a', children: [component('Slot')] }),
      tags: 'div(a div(div(div)))',
    },
  ])('lays the link over $tags', async ({ given, tags }) => {
    expect(await tagsOf(given)).toBe(tags)
    const [link] = Array.from(document.querySelectorAll('div')).flatMap((host) =>
      Array.from(host.shadowRoot?.querySelectorAll('.siteblocks-link') ?? []),
    )
    expect(link?.getAttribute('href')).toBe('/a')
    expect(link?.getAttribute('aria-labelledby')).toBe(link?.parentElement?.id)
  })

  it('shows a link that comes out of the state as text in a link', async () => {
    const linked = block({ linkUrl: '/a', children: [text('{{state.html}}')] })
    const page = entry([], { data: { blocks: [linked], state: { html: 'a <a href="/b">b</a>' } } })
    const { get } = await renderEntry(page, defaultBlocks)
    expect(get('a .builder-text').innerHTML).toBe('a <span href="/b">b</span>')
    expect(takeConsole()).toEqual([expect.stringContaining('a link cannot hold it')])
  })
})
