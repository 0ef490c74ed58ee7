import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, localized, text } from '../../content/testing/blocks'
import { createRegistry } from '../compile/createRegistry'
import { createControlFinder } from './createControlFinder'

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
const anyButton = component('Core:Button')
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
    ['a linked box', block({ properties: { href: '/a' } })],
    ['a box with linkUrl', block({ linkUrl: '/a' })],
    ['a box that gets a link', block({ bindings: { 'properties.href': 'x' } })],
    ['a box that answers clicks', block({ actions: { click: 'state.n++' } })],
    ['a box that can be focused', block({ properties: { tabindex: '0' } })],
    ['a button tag', block({ tagName: 'BUTTON' })],
    ['a button', component('Core:Button', { text: 'Go' })],
    ['a button in a box', block({ children: [component('Core:Button')] })],
    ['a button in a column', component('Columns', { columns: [{ blocks: [anyButton] }] })],
    ['a linked column', component('Columns', { columns: [{ link: '/a' }] })],
    ['a link in text', text('<p>see <a href="/a">this</a></p>')],
    ['a link in one language', text(localized('a', { de: '<a>b</a>' }) as never)],
    ['a field in code', component('Custom Code', { code: '<INPUT>' })],
    ['a focusable text', text('<p tabindex="0">a</p>')],
    ['an interactive block of the site', component('Shop:Picker')],
    ['a button beside a block that does not say', [component('Shop:Unsaid'), anyButton]],
  ])('finds some in %s', (_, part) => {
    expect(find(part)).toBe(true)
    expect(find([part])).toBe(true)
  })

  it.each([
    { what: 'a block that does not say', part: [text('a'), component('Shop:Unsaid')] },
    { what: 'a block that nobody registered', part: component('Shop:Unknown') },
  ])('leaves it open for $what', ({ part }) => {
    expect(find(part)).toBeUndefined()
  })

  it('ends in content that contains itself', () => {
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
