// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, deepFreeze, entry, localized } from '../../content/testing/blocks'
import type { Block, EntryData } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { renderEntry } from '../testing/renderEntry'
import { button, click, renderLogic, shows } from '../testing/renderLogic'

const child = block({ id: 'child' })

/** The HTML of the entry's list of blocks. */
async function html(given: Partial<Block>, data: Partial<EntryData> = {}): Promise<string> {
  const page = entry([], { data: { blocks: [block({ id: 'a', ...given })], ...data } })
  return (await renderEntry(deepFreeze(page))).get('.builder-blocks').innerHTML
}
const own = 'class="builder-block builder-a" builder-id="builder-a"'

describe('compileBlock', () => {
  const voids = 'area br hr img input param source textarea track wbr'.split(' ')
  it.each(voids)('renders <%s> without children', async (tagName) => {
    const rendered = await html({ tagName, children: [child] })
    expect(rendered).toMatch(new RegExp(`^<${tagName} ${own}>(?:</${tagName}>)?$`))
  })

  it.each([
    { component: { name: 'Plain' }, marked: false },
    { component: { name: 'Other' }, marked: true },
    { component: { name: 'plain' }, marked: true },
  ])('marks a block that has a component, $component, known or not: $marked', async (given) => {
    const plain = { name: 'Plain', plainClass: true, component: () => null }
    const rendered = await renderEntry(deepFreeze(entry([block({ id: 'a', ...given })])), [plain])
    expect(rendered.get('.builder-a').classList.contains('builder-has-component')).toBe(
      given.marked,
    )
    takeConsole()
  })

  it('reads nothing that only editors use', async () => {
    const editing = {
      code: { bindings: { 'properties.title': '"x"' }, actions: { click: 'state.n = 1' } },
      layerName: 'Layer',
      groupLocked: true,
      layerLocked: true,
      meta: { a: 1 },
      '@version': 2,
    }
    expect(await html(editing)).toBe(`<div ${own}></div>`)
  })

  it.each<[Partial<Block>, string]>([
    [{ class: 'k', properties: { class: 'l', className: 'm' } }, 'builder-block builder-a k l m'],
    [{ tagName: 'my-card', class: 'k' }, 'builder-block builder-a k'],
    [{ bindings: { class: '"k " + state.n' } }, 'builder-block builder-a k 5'],
    [{ bindings: { 'properties.class': '"k"' } }, 'builder-block builder-a k'],
    [{ class: 'card', bindings: { class: '"on"' } }, 'builder-block builder-a card on'],
    [{ bindings: { class: 'state.none' } }, 'builder-block builder-a'],
  ])('has for %j the classes %j', async (given, expected) => {
    expect(await html(given, { state: { n: 5 } })).toContain(` class="${expected}"`)
  })

  const link = { href: '/x', rel: 'opener' }
  it.each<[string, Partial<Block>]>([
    ['a link', { tagName: 'a', properties: link }],
    ['a box', { properties: { href: '/x', REL: 'Opener' } }],
    ['a form', { tagName: 'form', properties: { action: '/x', rel: 'opener' } }],
    ['a drawing', { tagName: 'svg', children: [block({ tagName: 'a', properties: link })] }],
    ['a tag', { component: { name: 'X', tag: 'a', options: link } }],
    ['a binding', { tagName: 'a', bindings: { 'properties.rel': '"opener"' } }],
    ['a link over its box', { properties: link, children: [block({ tagName: 'button' })] }],
  ])('gives a window that %s opens no way back, whoever chooses the window', async (_, given) => {
    expect(await html(given)).toContain('rel="noopener"')
  })

  it.each<[Partial<Block>, string]>([
    [{ properties: { attr: { style: 'color:red;top:1px' } } }, 'color: red; top: 1px;'],
    [{ properties: { style: 'color: red; margin-top: 1px' } }, 'color: red; margin-top: 1px;'],
    [{ bindings: { style: '"color: red; margin-top: 1px"' } }, 'color: red; margin-top: 1px;'],
    [{ bindings: { 'attr.style': '"color: red; top: 1px"' } }, 'color: red; top: 1px;'],
    [{ bindings: { 'style.color': '"red"', 'style.top': '4' } }, 'color: red; top: 4px;'],
    [{ bindings: { 'properties.style.color': '"red"' } }, 'color: red;'],
  ])('has for %j the style %j', async (given, expected) => {
    expect(await html(given)).toContain(`style="${expected}"`)
  })

  it.each<[Partial<Block>, boolean]>([
    [{ show: false }, false],
    [{ hide: true }, false],
    [{ hide: false }, true],
    [{ show: true }, true],
    [{ properties: { hide: true } }, false],
    [{ properties: { show: null } }, false],
    [{ properties: { show: 0 } }, false],
    [{ properties: { show: 'yes' } }, true],
    [{ properties: { hide: true }, bindings: { hide: 'false' } }, true],
    [{ properties: { show: false }, bindings: { show: 'true' } }, true],
    [{ hide: true, bindings: { hide: 'false' } }, true],
    [{ bindings: { hide: 'nope(' } }, true],
    [{ bindings: { show: 'nope(' } }, false],
    [{ bindings: { show: 'fail.deep' } }, false],
    [{ bindings: { show: 'state.none' } }, false],
    [{ bindings: { show: '' } }, false],
    [{ bindings: { show: 'state.n > 5' } }, false],
    [{ bindings: { show: 'state.n > 0' } }, true],
    [{ bindings: { hide: 'state.n > 0' } }, false],
    [{ bindings: { hide: 'state.none' } }, true],
    [{ bindings: { 'properties.show': 'state.n > 5' } }, false],
  ])('shows for %j: %j', async (given, shown) => {
    expect((await html(given, { state: { n: 5 } })) !== '').toBe(shown)
    takeConsole()
  })

  it.each<{ bindings: Record<string, string>; attribute: string }>([
    { bindings: { title: 'var x = 1; return x' }, attribute: 'title="1"' },
    { bindings: { title: '"color: red; x:y"' }, attribute: 'title="color: red; x:y"' },
    { bindings: { 'properties.data-x': 'state.list.length' }, attribute: 'data-x="2"' },
    { bindings: { 'properties.href': '"/x"' }, attribute: 'href="/x"' },
    { bindings: { linkUrl: '"/x"' }, attribute: 'href="/x"' },
  ])('fills in $bindings', async ({ bindings, attribute }) => {
    expect(await html({ bindings }, { state: { list: [1, 2] } })).toContain(attribute)
  })

  it('speaks the language of the page in attributes and text', async () => {
    const [title, text] = [localized('D', { fr: 'F' }), localized('Hello')]
    expect(await html({ properties: { title, text } })).toBe(`<div title="D" ${own}>Hello</div>`)
    expect(takeConsole()).toEqual([expect.stringContaining('pass a locale')])
  })

  it('shows nothing of an object that is no text', async () => {
    expect(await html({ properties: { text: { a: 1 } } as never })).toBe(`<div ${own}></div>`)
  })
})

describe('Template', () => {
  it('has its children in its content, and nothing beside it', async () => {
    const child = block({ id: 'kid', properties: { title: 'T', text: 'Hi' } })
    const page = entry([block({ tagName: 'template', id: 'a', children: [child] })])
    const template = (await renderEntry(deepFreeze(page))).get<HTMLTemplateElement>('template')
    expect(template.content.children).toHaveLength(1)
    expect(template.innerHTML).toBe(
      '<div title="T" class="builder-block builder-kid" builder-id="builder-kid">Hi</div>',
    )
    expect(template.getAttribute('builder-id')).toBe('builder-a')
  })

  it('follows the state', async () => {
    const template = block({ tagName: 'template', children: [shows('state.n')] })
    const rendered = await renderLogic([template, button('state.n++')], { state: { n: 1 } })
    const { content } = rendered.get<HTMLTemplateElement>('template')
    expect(content.textContent).toBe('1')
    click(rendered)
    expect(content.textContent).toBe('2')
  })
})
