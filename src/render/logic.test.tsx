// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../content/testing/blocks'
import type { Block as BlockData, EntryData } from '../content/types'
import { takeConsole } from '../utils/testing/consoleGuard'
import type { BlockDefinition, BlockProps } from './BlockDefinition'
import { useBlockItems } from './blockItems'
import { drawEntry } from './testing/drawEntry'

const draws: string[] = []
const note: BlockDefinition<{ text?: string }> = {
  name: 'Note',
  templates: ['text'],
  component: ({ options, id }: BlockProps<{ text?: string }>) => {
    draws.push(id)
    return <span>{String(options.text)}</span>
  },
}
const list: BlockDefinition = {
  name: 'List',
  component: ({ block: own, path }: BlockProps) => (
    <ul>
      {useBlockItems(own.children, `${path}.children`).map(({ key, element }) => (
        <li key={key}>{element}</li>
      ))}
    </ul>
  ),
}

const draw = (blocks: BlockData[], data: Partial<EntryData> = {}, content = {}) =>
  drawEntry(deepFreeze(entry([], { data: { blocks, ...data } })), [note, list], content)

const button = (click: string, overrides: Partial<BlockData> = {}): BlockData =>
  block({ tagName: 'button', properties: { text: 'Go' }, actions: { click }, ...overrides })

const texts = (drawn: Awaited<ReturnType<typeof draw>>, selector = 'span'): string[] =>
  drawn.all(selector).map((element) => element.textContent ?? '')

describe('bindings', () => {
  it.each([
    ['component.options.text', "state.name + '!'", 'span', (e: Element) => e.textContent, 'Ada!'],
    ['options.text', 'state.name', 'span', (e: Element) => e.textContent, 'Ada'],
    [
      'properties.title',
      'state.name',
      '.builder-a',
      (e: Element) => e.getAttribute('title'),
      'Ada',
    ],
    ['title', 'name', '.builder-a', (e: Element) => e.getAttribute('title'), 'Ada'],
    [
      'properties.href',
      "'/' + state.name",
      'a.builder-a',
      (e: Element) => e.getAttribute('href'),
      '/Ada',
    ],
    [
      'class',
      "'is-' + state.name",
      '.builder-a',
      (e: Element) => e.classList.contains('is-Ada'),
      true,
    ],
    ['style.color', "'red'", '.builder-a', (e: Element) => (e as HTMLElement).style.color, 'red'],
  ])('fill in %s', async (path, expression, selector, read, expected) => {
    const drawn = await draw(
      [component('Note', { text: 'static' }, { id: 'a', bindings: { [path]: expression } })],
      { state: { name: 'Ada' } },
    )
    expect(read(drawn.get(selector))).toBe(expected)
  })

  it('fill in responsive styles', async () => {
    const drawn = await draw([
      block({
        id: 'a',
        responsiveStyles: { large: { color: 'red' } },
        bindings: { 'responsiveStyles.small.color': "'blue'" },
      }),
    ])
    const css = drawn.shadowRoot.adoptedStyleSheets.flatMap((sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText),
    )
    const own = Array.from(drawn.get('.builder-a').classList).find((name) => /^sb\w+-/.test(name))
    const rules = css.filter((text) => text.includes(`.${own}.`)).join('\n')
    expect(rules).toContain('red')
    expect(rules).toMatch(/640px[\s\S]*blue/)
  })

  it.each([
    ['show', 'state.n > 5', 0],
    ['show', 'state.n > 0', 1],
    ['show', 'state.nope.deep', 0],
    ['show', 'state.nope', 0],
    ['hide', 'state.n > 0', 0],
    ['hide', 'state.nope', 1],
    ['properties.show', 'state.n > 5', 0],
  ])('%s: %s draws %i', async (path, expression, count) => {
    const drawn = await draw([component('Note', {}, { bindings: { [path]: expression } })], {
      state: { n: 1 },
    })
    expect(drawn.all('span')).toHaveLength(count)
  })

  it('read their own block', async () => {
    const own = (text: string, id: string): BlockData =>
      component(
        'Note',
        { text },
        {
          id,
          bindings: {
            'component.options.text': 'state.message || block.component.options.text',
            title: 'block.id',
          },
        },
      )
    const drawn = await draw([own('One', 'builder-a'), own('Two', 'builder-b')])
    expect(texts(drawn)).toEqual(['One', 'Two'])
    expect(drawn.get('.builder-b').getAttribute('title')).toBe('builder-b')
  })

  it('pass over blank ones and those that reach a prototype', async () => {
    const drawn = await draw([
      component(
        'Note',
        { text: 'static' },
        {
          bindings: {
            '': '1',
            'options.text': '  ',
            '__proto__.polluted': '1',
            'a.constructor.b': '1',
          },
        },
      ),
    ])
    expect(texts(drawn)).toEqual(['static'])
    expect('polluted' in {}).toBe(false)
  })

  it('never run hostile addresses', async () => {
    const drawn = await draw([
      block({ id: 'a', tagName: 'a', bindings: { 'properties.href': "'javascript:alert(1)'" } }),
    ])
    expect(drawn.get('a').getAttribute('href')).toBeNull()
    takeConsole()
  })

  it('warn once of what lies outside the language, naming the block, and draw on', async () => {
    const bindings = { 'options.text': 'window.alert(1)' }
    const drawn = await draw([
      component('Note', {}, { id: 'bad', bindings }),
      component('Note', { text: 'next' }),
    ])
    expect(texts(drawn)).toEqual(['undefined', 'next'])
    expect(takeConsole()).toEqual([expect.stringContaining('block "builder-bad"')])
  })
})

describe('texts with braces', () => {
  it.each([
    ['Hi {{state.name}}', 'Hi Ada'],
    ['{{state.n + 1}}', '2'],
    ['{{state.nope}}', ''],
    ['{{state.nope.deep}}', ''],
    ["{{ {a: '}}'}.a }}", '}}'],
    ['no braces', 'no braces'],
    ['{{ open', '{{ open'],
  ])('turn %j into %j', async (text, expected) => {
    const drawn = await draw([component('Note', { text })], { state: { name: 'Ada', n: 1 } })
    expect(texts(drawn)).toEqual([expected])
  })
})

describe('actions', () => {
  it('write to the state, and only what reads it is drawn again', async () => {
    const drawn = await draw(
      [
        component('Note', { text: '{{state.n}}' }, { id: 'n' }),
        component('Note', { text: '{{state.other}}' }, { id: 'other' }),
        component('Note', { text: 'plain' }, { id: 'plain' }),
        button('state.n = state.n + 1'),
      ],
      { state: { n: 0, other: 'x' } },
    )
    draws.length = 0
    await userEvent.click(drawn.get('button'))
    expect(texts(drawn)).toEqual(['1', 'x', 'plain'])
    expect(draws).toEqual(['builder-n'])
  })

  it('draw exactly the blocks that read a key, of 600', async () => {
    const notes = Array.from({ length: 600 }, (_, i) =>
      component('Note', { text: `{{state.k${i % 200}}}` }, { id: `n${i}` }),
    )
    const drawn = await draw([...notes, button('state.k7 = 1')])
    draws.length = 0
    act(() => drawn.get('button').click())
    expect(draws).toEqual(['builder-n7', 'builder-n207', 'builder-n407'])
  })

  it('answer Enter and Space where a box stands in for a button', async () => {
    const drawn = await draw(
      [
        component('Note', { text: '{{state.n}}' }),
        block({ id: 'box', actions: { click: 'state.n++' } }),
      ],
      { state: { n: 0 } },
    )
    const box = drawn.get('[role=button]')
    box.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(texts(drawn)).toEqual(['2'])
  })

  it('announce no button that would hold another one', async () => {
    const inner = button('state.n++')
    const drawn = await draw([block({ actions: { click: 'state.n++' }, children: [inner] })])
    expect(drawn.all('[role=button]')).toEqual([])
  })

  it('see the event, and content’s own functions of the site', async () => {
    const save = vi.fn()
    const drawn = await draw(
      [button("event.preventDefault(); state.save(state.n); context.log('x')")],
      { state: { n: 5 } },
      { data: { save }, context: { log: save } },
    )
    await userEvent.click(drawn.get('button'))
    expect(save.mock.calls).toEqual([[5], ['x']])
  })

  it('record conversions of the entry that they stand in', async () => {
    const client = {
      options: {},
      getUserAttributes: () => ({}),
      trackConversion: vi.fn(),
      trackImpression: vi.fn(),
      trackInteraction: vi.fn(),
    }
    const drawn = await draw([button('builder.trackConversion(10)')], {}, { client })
    await userEvent.click(drawn.get('button'))
    expect(client.trackConversion).toHaveBeenCalledWith(10, 'entry-1')
  })
})

describe('repeats', () => {
  const products = [{ name: 'A' }, { name: 'B' }]
  const repeated = (text: string, overrides: Partial<BlockData> = {}): BlockData =>
    component('Note', { text }, { id: 'r', repeat: { collection: 'state.products' }, ...overrides })

  it('draw a block for each item, the later ones with their index', async () => {
    const drawn = await draw([repeated('{{state.productsItem.name}}{{state.$index}}')], {
      state: { products },
    })
    expect(texts(drawn)).toEqual(['A0', 'B1'])
    expect(drawn.all('.builder-r').map((e) => e.getAttribute('builder-index'))).toEqual([null, '1'])
  })

  it.each([
    ['state.products', undefined, '{{productsItem.name}}', ['A', 'B']],
    ['state.products', 'it', '{{state.it.name}}{{state.$itIndex}}', ['A0', 'B1']],
    ['state.products.slice(0, 1)', undefined, '{{state.productsItem.name}}', ['A']],
    ['state.products', undefined, '{{state.$item.name}}', ['A', 'B']],
    ['state.nope', undefined, 'x', []],
    ['state.products.length', undefined, 'x', []],
    [' ', undefined, 'once', ['once']],
  ])('over %j as %j give %j', async (collection, itemName, text, expected) => {
    const repeat = itemName ? { collection, itemName } : { collection }
    const drawn = await draw([repeated(text, { repeat })], { state: { products } })
    expect(texts(drawn)).toEqual(expected)
  })

  it('see the item around them', async () => {
    const inner = component(
      'Note',
      { text: '{{outer.name}}{{inner}}' },
      {
        repeat: { collection: 'state.outer.tags', itemName: 'inner' },
      },
    )
    const outer = block({
      repeat: { collection: 'state.list', itemName: 'outer' },
      children: [inner],
    })
    const drawn = await draw([outer], {
      state: {
        list: [
          { name: 'A', tags: [1, 2] },
          { name: 'B', tags: [3] },
        ],
      },
    })
    expect(texts(drawn)).toEqual(['A1', 'A2', 'B3'])
  })

  it('decide for each item whether it shows', async () => {
    const drawn = await draw(
      [repeated('{{$item.name}}', { bindings: { show: "$item.name !== 'A'" } })],
      {
        state: { products },
      },
    )
    expect(texts(drawn)).toEqual(['B'])
  })

  it('follow the list, and leave items alone that stay', async () => {
    const drawn = await draw(
      [repeated('{{$item.name}}'), button("state.products = [...state.products, {name: 'C'}]")],
      { state: { products } },
    )
    draws.length = 0
    await userEvent.click(drawn.get('button'))
    expect(texts(drawn)).toEqual(['A', 'B', 'C'])
    expect(draws).toHaveLength(1)
  })

  it('write an item back into its list', async () => {
    const drawn = await draw(
      [
        component('Note', { text: '{{state.products[0].name}}' }),
        button("state.productsItem.name = 'changed'", { repeat: { collection: 'state.products' } }),
      ],
      { state: { products } },
    )
    await userEvent.click(drawn.all('button')[0]!)
    expect(texts(drawn)).toEqual(['changed'])
  })

  it('give each item a place of its own in a block that asks for one', async () => {
    const drawn = await draw(
      [
        block({
          component: { name: 'List' },
          children: [repeated('{{$item.name}}'), component('Note', { text: 'last' })],
        }),
        button("state.products = [{name: 'Z'}]"),
      ],
      { state: { products } },
    )
    expect(texts(drawn, 'li')).toEqual(['A', 'B', 'last'])
    await userEvent.click(drawn.get('button'))
    expect(texts(drawn, 'li')).toEqual(['Z', 'last'])
  })
})

describe('the state', () => {
  it('takes the site’s data over the content’s, and new data later', async () => {
    const blocks = [component('Note', { text: '{{state.x}} {{state.y}}' })]
    const data = { state: { x: 'content', y: 'content' } }
    const drawn = await draw(blocks, data, { data: { x: 'site' } })
    expect(texts(drawn)).toEqual(['site content'])
    const same = entry([], { data: { blocks, ...data } })
    await drawn.redraw(same, { data: { x: 'later' } })
    expect(texts(drawn)).toEqual(['later content'])
  })

  it('survives an edit of the entry', async () => {
    const note0 = component('Note', { text: '{{state.n}}' })
    const drawn = await draw([note0, button('state.n++')], { state: { n: 0 } })
    await userEvent.click(drawn.get('button'))
    await drawn.redraw(
      entry([], { data: { blocks: [note0, component('Note', { text: 'new' })], state: { n: 0 } } }),
    )
    expect(texts(drawn)).toEqual(['1', 'new'])
  })

  it('knows the page', async () => {
    const drawn = await draw([
      component('Note', {
        text: '{{state.deviceSize}} {{state.isBrowser}} {{state.location.pathname}}',
      }),
    ])
    expect(texts(drawn)).toEqual([`large true ${window.location.pathname}`])
  })
})
