// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry, localized } from '../../content/testing/blocks'
import type { Block as BlockData } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import { createRegistry } from '../compile/createRegistry'
import { renderEntry } from '../testing/renderEntry'

const greeting: BlockDefinition<{ name?: string }> = {
  name: 'Greeting',
  component: ({ options, children }: BlockProps<{ name?: string }>) => (
    <article>
      <p>Hello {options.name}</p>
      {children}
    </article>
  ),
}
const bare: BlockDefinition = {
  name: 'Bare',
  noWrap: true,
  component: ({ attributes, children }: BlockProps) => <em {...attributes}>{children}</em>,
}
const broken: BlockDefinition = {
  name: 'Broken',
  component: () => {
    throw new Error('no luck')
  },
}

const red = { responsiveStyles: { large: { color: 'red' } } }

const render = (blocks: readonly BlockData[], content = {}) =>
  renderEntry(deepFreeze(entry(blocks)), [greeting, bare, broken], content)

describe('BlockRenderer', () => {
  it('renders the element that the contract shows', async () => {
    const own = { tagName: 'section', class: 'k', properties: { 'data-x': '1' }, ...red }
    const element = (await render([block({ id: 'abc', ...own })])).get('section')
    expect(element.getAttribute('builder-id')).toBe('builder-abc')
    expect(element.getAttribute('data-x')).toBe('1')
    expect(element.className).toMatch(/^builder-block builder-abc k sb[a-z]+-0$/)
  })

  it.each([
    ['abc', 'builder-abc'],
    ['builder-1', 'builder-1'],
  ])('gives the id %s the class %s', async (id, expected) => {
    const rendered = await render([block({ id })])
    expect(rendered.get('.builder-block').classList.contains(expected)).toBe(true)
  })

  it('gives elements of the page’s own kind attributes, and touches none of their properties', async () => {
    const properties = { outerHTML: '<i>a</i>', removeChild: 'b', tabindex: '0', 'data-x': 'c' }
    const rendered = await render([block({ tagName: 'own-element', properties, ...red })])
    const element = rendered.get('own-element')
    expect(element.getAttribute('outerhtml')).toBe('<i>a</i>')
    expect(element.removeChild).toBe(Node.prototype.removeChild)
    expect(element.tabIndex).toBe(0)
    expect(element.dataset.x).toBe('c')
    expect(element.className).toMatch(/^builder-block builder-blocks-0 sb[a-z]+-0$/)
  })

  it('looks at all addresses of a frame', async () => {
    const frame = { name: 'Nobody', tag: 'iframe', options: { SRC: '/own-page' } }
    const properties = { src: 'https://a.test' }
    const rendered = await render([block({ properties, component: frame })])
    expect(rendered.all('iframe')).toEqual([])
    expect(takeConsole()).toEqual([expect.stringContaining('the tag <iframe> was left out')])
  })

  it('gives blocks without an id stable ones, all different', async () => {
    const blocks = [block({ children: [block(), block()] }), block()]
    const [ids, again] = [await render(blocks), await render(blocks)].map(({ all }) =>
      all('[builder-id]').map((element) => element.getAttribute('builder-id')),
    )
    expect(new Set(ids).size).toBe(4)
    expect(again).toEqual(ids)
  })

  it.each([
    ['a div with an address', { properties: { href: '/x' } }, 'a[href="/x"]'],
    ['linkUrl', { linkUrl: '/y' }, 'a[href="/y"]'],
    ['a linked section', { tagName: 'section', properties: { href: '/x' } }, 'section[href]'],
    ['a new tab', { properties: { href: '/x', target: '_blank' } }, 'a[rel="noopener noreferrer"]'],
    ['text', { properties: { text: 'Hi' } }, 'div.builder-block:not([text])'],
    ['component.tag', { component: { name: 'X', tag: 'mark', options: { id: 'm' } } }, 'mark#m'],
  ] satisfies [string, Partial<BlockData>, string][])('renders %s', async (_, given, selector) => {
    expect((await render([block(given)])).get(selector)).toBeTruthy()
  })

  it('puts a component into the element, or lets it render the element', async () => {
    const rendered = await render([
      component('Greeting', { name: 'Ada' }, { id: 'a', children: [block({ id: 'c' })] }),
      component('Bare', {}, { id: 'b', children: [block({ id: 'd' })] }),
    ])
    const inside = rendered.get('.builder-a.builder-has-component > article > p')
    expect(inside.textContent).toBe('Hello Ada')
    expect(rendered.get('.builder-a > article > .builder-c')).toBeTruthy()
    expect(rendered.get('em.builder-b > .builder-d')).toBeTruthy()
  })

  it('shows the children of an unregistered name, and says so once', async () => {
    const rendered = await render([
      component('Nope', {}, { children: [component('Greeting', { name: 'child' })] }),
      component('Nope'),
    ])
    expect(rendered.get('p').textContent).toBe('Hello child')
    expect(rendered.get('.builder-block').className).toContain('builder-has-component')
    expect(takeConsole()).toEqual([expect.stringContaining('Missing registration for Nope')])
  })

  it('renders a block as soon as its name is registered', async () => {
    const registry = createRegistry()
    const rendered = await renderEntry(entry([component('Late')]), [], {}, { registry })
    expect(takeConsole()).toHaveLength(1)
    act(() => registry.register({ name: 'Late', component: () => <b>here</b> }))
    expect(rendered.get('b').textContent).toBe('here')
  })

  it('leaves out a broken block, keeps its siblings, and names it', async () => {
    const onBlockError = vi.fn()
    const rendered = await render(
      [component('Broken', {}, { id: 'bad' }), component('Greeting', { name: 'B' })],
      { onBlockError },
    )
    expect(rendered.get('p').textContent).toBe('Hello B')
    expect(rendered.all('[role=alert]')).toEqual([])
    expect(onBlockError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'no luck' }),
      expect.objectContaining({ id: 'bad' }),
    )
    expect(takeConsole()).toEqual([expect.stringContaining('"bad" (Broken)')])
  })

  it('leaves out a block that cannot even be read, and nothing around it', async () => {
    const odd = block({ id: 'odd', properties: { class: { toString: 'none' } } })
    const rendered = await render([block({ id: 'around', children: [odd, component('Greeting')] })])
    expect(rendered.get('.builder-around > .builder-block p').textContent).toBe('Hello ')
    expect(rendered.all('.builder-odd')).toEqual([])
    expect(takeConsole()).toEqual([expect.stringContaining('"odd" (box)')])
  })

  it('shows an author what broke, and renders the block once it is fixed', async () => {
    const rendered = await render([component('Broken', {}, { id: 'bad' })], { authoring: true })
    const alert = rendered.get('[role=alert]').textContent
    expect(alert).toContain('Broken could not be rendered: no luck')
    takeConsole()
    await rendered.rerender(entry([component('Greeting', { name: 'now' }, { id: 'bad' })]))
    expect(rendered.get('p').textContent).toBe('Hello now')
  })

  it.each([
    ['the state', {}, 'state.list[0].names'],
    ['an item of a repeat', { repeat: { collection: 'state.list' } }, 'state.listItem.names'],
  ])('renders a broken block again when %s is there', async (_, around, read) => {
    const names: BlockDefinition<{ names: string[] }> = {
      name: 'Names',
      component: ({ options }: BlockProps<{ names: string[] }>) => <b>{options.names.join()}</b>,
    }
    const bindings = { 'component.options.names': read }
    const acts = (id: string, click: string) => block({ id, tagName: 'button', actions: { click } })
    const blocks = [
      block({ ...around, children: [component('Names', {}, { id: 'names', bindings })] }),
      acts('mend', 'state.list[0].names = ["a"]'),
      acts('spoil', 'state.list[0].names = undefined'),
    ]
    const data = { blocks, state: { list: [{}] } }
    const rendered = await renderEntry(deepFreeze(entry([], { data })), [names])
    const click = (id: string) => act(() => rendered.get(`.builder-${id}`).click())
    const shown = () => rendered.all('b').map(({ textContent }) => textContent)
    expect(takeConsole()).toEqual([expect.stringContaining('"names" (Names)')])
    expect(shown()).toEqual([])
    click('mend')
    expect(shown()).toEqual(['a'])
    click('spoil')
    expect(shown()).toEqual([])
    click('mend')
    expect(shown()).toEqual(['a'])
  })

  it('leaves out non-blocks', async () => {
    const rendered = await render([{ '@type': 'x' }, null, 'text', block({ id: 'a' })] as never)
    expect(rendered.all('.builder-block')).toHaveLength(1)
  })

  it('renders all blocks that share an id', async () => {
    const ids = ['a', 'a', '1', '1', undefined, '4']
    const rendered = await render(ids.map((id) => block(id === undefined ? {} : { id })))
    expect(rendered.all('.builder-block')).toHaveLength(6)
  })

  it.each([
    ['fr', 'Hello F'],
    ['de', 'Hello D'],
  ])('resolves localised options for %s', async (locale, expected) => {
    const name = localized('D', { fr: 'F' })
    const rendered = await render([component('Greeting', { name })], { locale })
    expect(rendered.get('p').textContent).toBe(expected)
  })

  it('shows the default and says so when there is no locale', async () => {
    const rendered = await render([component('Greeting', { name: localized('D', { fr: 'F' }) })])
    expect(rendered.get('p').textContent).toBe('Hello D')
    expect(takeConsole()).toEqual([expect.stringContaining('pass a locale')])
  })
})
