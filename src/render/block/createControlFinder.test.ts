import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, localized, text } from '../../content/testing/blocks'
import { createControlFinder } from './createControlFinder'
import { createRegistry } from './createRegistry'

const Nothing = (): null => null
const definitions = [
  ...['Text', 'Image', 'Columns', 'Custom Code'].map((name) => ({ name, interactive: false })),
  { name: 'Core:Button', interactive: true },
  { name: 'Shop:Picker', interactive: true },
  { name: 'Shop:Badge', interactive: false },
  { name: 'Shop:Unsaid' },
]
const registry = createRegistry(
  definitions.map((definition) => ({ component: Nothing, ...definition })),
)
const find = (part: unknown) => createControlFinder(registry)(deepFreeze(part))

describe('createControlFinder', () => {
  it.each([
    ['nothing', undefined],
    ['an empty list', []],
    ['a box', [block({ tagName: 'article' })]],
    ['text', [text('<p>An <b>opening</b> <abbr>etc.</abbr> a < b</p>')]],
    ['text that speaks of a link', [text('the href of a link')]],
    ['an image', [component('Image', { image: '/a.png', altText: 'link' })]],
    ['an image with a tag', [block({ component: { tag: 'Image', name: 'Image' } as never })]],
    ['a rendering', [component('Custom Code', { code: '<svg></svg>' })]],
    ['columns of text', [component('Columns', { columns: [{ link: '', blocks: [text('a')] }] })]],
    ['a passive block of the site', component('Shop:Badge')],
    [
      'a component that does not say its name first',
      [block({ component: { options: {}, name: 'Text' } })],
    ],
  ])('finds none in %s', (_, part) => {
    expect(find(part)).toBe(false)
  })

  it.each([
    { what: 'a linked box', part: [block({ properties: { href: '/a' } })] },
    { what: 'a box with linkUrl', part: [block({ linkUrl: '/a' })] },
    { what: 'a box that gets a link', part: [block({ bindings: { 'properties.href': 'x' } })] },
    { what: 'a box that answers clicks', part: [block({ actions: { click: 'state.n++' } })] },
    { what: 'a box that can be focused', part: [block({ properties: { tabindex: '0' } })] },
    { what: 'a button tag', part: [block({ tagName: 'BUTTON' })] },
    { what: 'a button', part: [component('Core:Button', { text: 'Go' })] },
    { what: 'a button in a box', part: [block({ children: [component('Core:Button')] })] },
    {
      what: 'a button in a column',
      part: [component('Columns', { columns: [{ blocks: [component('Core:Button')] }] })],
    },
    { what: 'a linked column', part: [component('Columns', { columns: [{ link: '/a' }] })] },
    { what: 'a link in text', part: [text('<p>see <a href="/a">this</a></p>')] },
    { what: 'a link in one language', part: [text(localized('a', { de: '<a>b</a>' }) as never)] },
    { what: 'a field in code', part: [component('Custom Code', { code: '<INPUT>' })] },
    { what: 'a focusable text', part: [text('<p tabindex="0">a</p>')] },
    { what: 'an interactive block of the site', part: [component('Shop:Picker')] },
    {
      what: 'a button beside a block that does not say',
      part: [component('Shop:Unsaid'), component('Core:Button')],
    },
  ])('finds some in $what', ({ part }) => {
    expect(find(part)).toBe(true)
  })

  it.each([
    { what: 'a block that does not say', part: [text('a'), component('Shop:Unsaid')] },
    { what: 'a block that nobody registered', part: component('Shop:Unknown') },
  ])('leaves it open for $what', ({ part }) => {
    expect(find(part)).toBeUndefined()
  })

  it('ends in content that holds itself', () => {
    const options: Record<string, unknown> = {}
    options.again = [options]
    expect(createControlFinder(registry)(component('Columns', options))).toBe(false)
  })

  it.each([200, 400])('looks at each of %i boxes in one another once', (depth) => {
    let looks = 0
    const finder = createControlFinder({
      ...registry,
      get(name) {
        looks++
        return registry.get(name)
      },
    })
    const boxes = [text('a')]
    for (let n = 1; n < depth; n++)
      boxes.unshift(component('Columns', {}, { children: [boxes[0]] as never }))
    for (const box of boxes) finder(box)
    expect(looks).toBe(depth)
  })
})
