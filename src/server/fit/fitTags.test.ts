import { describe, expect, it } from 'vitest'
import { defaultBlocks } from '../../blocks/defaultBlocks'
import { block, component, deepFreeze, entry, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { createRegistry } from '../../render/compile/createRegistry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { fitTags } from './fitTags'

const box = (tagName: string, ...children: Block[]): Block => block({ tagName, children })
const words = box('span')
const fragment = (...children: Block[]): Block => component('Core:Fragment', {}, { children })
const registry = createRegistry(defaultBlocks)

function fitBlock(given: Block): Block {
  const [fitted] = fitTags(deepFreeze(entry([given])), registry).data.blocks ?? []
  return fitted as Block
}

/** The tags of a block and of the blocks in it, in the form `p(span)`; `-` has no element. */
function tagsOf({ tagName = 'div', component, children = [] }: Block): string {
  const inside = (children as Block[]).map(tagsOf).join(' ')
  const hasNoElement = component && registry.get(component.name)?.noElement
  return (hasNoElement ? '-' : tagName) + (inside && `(${inside})`)
}

describe('fitTags', () => {
  it.each<{ given: Block; tags: string }>([
    { given: box('p', words), tags: 'p(span)' },
    { given: text('a <b>b</b>', { tagName: 'p' }), tags: 'p' },
    { given: box('li', text('<ul><li>a</li></ul>')), tags: 'li(div)' },
    { given: box('button', words), tags: 'button(span)' },
    { given: box('h2', text('<h3>a</h3>')), tags: 'h2(div)' },
    { given: box('table', box('tr', box('td', words))), tags: 'table(tbody(tr(td(span))))' },
    {
      given: box('table', box('thead', box('tr', box('th'))), box('tr'), box('tr')),
      tags: 'table(thead(tr(th)) tbody(tr tr))',
    },
    { given: block({ linkUrl: '/a', children: [text('a')] }), tags: 'div(div)' },
    { given: box('table', fragment(box('tr', box('td')))), tags: 'table(tbody(-(tr(td))))' },
    {
      given: box('table', box('tbody', fragment(fragment(box('tr', fragment(box('td', words))))))),
      tags: 'table(tbody(-(-(tr(-(td(span)))))))',
    },
    { given: box('table', fragment(box('thead', box('tr')))), tags: 'table(-(thead(tr)))' },
    { given: box('select', fragment(box('option'))), tags: 'select(-(option))' },
    { given: box('p', fragment(words)), tags: 'p(-(span))' },
    {
      given: box('table', component('Builder:StateProvider', {}, { children: [box('tr')] })),
      tags: 'table(tbody(-(tr)))',
    },
  ])('leaves $tags', ({ given, tags }) => {
    expect(tagsOf(fitBlock(given))).toBe(tags)
  })

  it.each<{ given: Block; tags: string; look: string }>([
    { given: box('p', block()), tags: 'div(div)', look: 'p' },
    { given: box('p', component('Image')), tags: 'div(div)', look: 'p' },
    { given: box('p', box('a', words)), tags: 'div(a(span))', look: 'p' },
    { given: text('<ul></ul>', { tagName: 'p' }), tags: 'div', look: 'p' },
    { given: text('{{state.a}}', { tagName: 'p' }), tags: 'div', look: 'p' },
    { given: box('li', text('<li>a</li>')), tags: 'div(div)', look: 'li' },
    { given: box('li', block({ children: [box('li')] })), tags: 'div(div(li))', look: 'li' },
    { given: box('h2', box('h3')), tags: 'div(h3)', look: 'h2' },
    { given: box('button', component('Core:Button')), tags: 'div(div)', look: 'button' },
    { given: box('tr', words), tags: 'div(span)', look: 'tr' },
    { given: box('table', block()), tags: 'div(div)', look: 'table' },
    { given: box('option', words), tags: 'div(span)', look: 'option' },
    { given: box('p', fragment(block())), tags: 'div(-(div))', look: 'p' },
    { given: box('table', fragment(words)), tags: 'div(-(span))', look: 'table' },
  ])('makes $tags of a $look that a parser would split', ({ given, tags, look }) => {
    const fitted = fitBlock(given)
    expect(tagsOf(fitted)).toBe(tags)
    expect(fitted.class).toBe(`siteblocks-as-${look}`)
    expect(takeConsole()).toContainEqual(expect.stringContaining(`the tag <${look}> was left out`))
  })

  it('preserves the role of a heading, unless it has one', () => {
    const heading = (properties: Block['properties']): Block =>
      block({ tagName: 'h2', properties, children: [box('h3')] })
    expect(fitBlock(heading({})).properties).toEqual({ role: 'heading', 'aria-level': '2' })
    expect(fitBlock(heading({ role: 'note' })).properties).toMatchObject({ role: 'note' })
    takeConsole()
  })

  it('fits blocks in options, in entries of symbols and in variations', () => {
    const bad = box('p', block())
    const columns = component('Columns', { columns: [{ blocks: [bad] }] })
    const symbol = component('Symbol', { symbol: { content: entry([bad]) } })
    const variations = { v: { id: 'v', data: { blocks: [bad] } } }
    const fitted = fitTags(deepFreeze(entry([columns, symbol], { variations })), registry)
    expect(JSON.stringify(fitted).match(/siteblocks-as-p/g)).toHaveLength(3)
    expect(JSON.stringify(fitted)).not.toContain('"tagName":"p"')
    takeConsole()
  })

  it.each<{ given: Block; tags: string; left: string }>([
    { given: box('select', box('option'), words), tags: 'select(option)', left: '<span>' },
    { given: box('svg', box('g', box('path'), block())), tags: 'svg(g(path))', left: '<div>' },
  ])('leaves $left out of $tags', ({ given, tags, left }) => {
    expect(tagsOf(fitBlock(given))).toBe(tags)
    expect(takeConsole()).toContainEqual(expect.stringContaining(`its ${left} was left out`))
  })
})
