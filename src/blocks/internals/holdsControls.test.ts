import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, localized, text } from '../../content/testing/blocks'
import { holdsControls } from './holdsControls'

describe('holdsControls', () => {
  it.each([
    { what: 'nothing', blocks: undefined },
    { what: 'an empty list', blocks: [] },
    { what: 'a box', blocks: [block({ tagName: 'article' })] },
    { what: 'text', blocks: [text('<p>An <b>opening</b> <abbr>etc.</abbr> a < b</p>')] },
    { what: 'text that speaks of a link', blocks: [text('the href of a link')] },
    { what: 'an image', blocks: [component('Image', { image: '/a.png', altText: 'link' })] },
    {
      what: 'an image with a tag',
      blocks: [block({ component: { tag: 'Image', name: 'Image' } as never })],
    },
    { what: 'a drawing', blocks: [component('Custom Code', { code: '<svg></svg>' })] },
    {
      what: 'columns of text',
      blocks: [component('Columns', { columns: [{ link: '', blocks: [text('a')] }] })],
    },
  ])('finds none in $what', ({ blocks }) => {
    expect(holdsControls(deepFreeze(blocks))).toBe(false)
  })

  it.each([
    { what: 'a linked box', blocks: [block({ properties: { href: '/a' } })] },
    { what: 'a box with linkUrl', blocks: [block({ linkUrl: '/a' })] },
    { what: 'a box that gets a link', blocks: [block({ bindings: { 'properties.href': 'x' } })] },
    { what: 'a button tag', blocks: [block({ tagName: 'BUTTON' })] },
    { what: 'a button', blocks: [component('Core:Button', { text: 'Go' })] },
    { what: 'a button in a box', blocks: [block({ children: [component('Core:Button')] })] },
    {
      what: 'a button in a column',
      blocks: [component('Columns', { columns: [{ blocks: [component('Core:Button')] }] })],
    },
    { what: 'a linked column', blocks: [component('Columns', { columns: [{ link: '/a' }] })] },
    { what: 'a link in text', blocks: [text('<p>see <a href="/a">this</a></p>')] },
    { what: 'a link in one language', blocks: [text(localized('a', { de: '<a>b</a>' }) as never)] },
    { what: 'a field in code', blocks: [component('Custom Code', { code: '<INPUT>' })] },
    { what: 'a focusable text', blocks: [text('<p tabindex="0">a</p>')] },
    { what: 'a video', blocks: [component('Video')] },
    { what: 'a block of the site', blocks: [component('Shop:Picker')] },
    {
      what: 'a component that does not say its name first',
      blocks: [block({ component: { options: {}, name: 'Text' } })],
    },
    { what: 'a symbol, whose content is not there yet', blocks: [component('Symbol')] },
  ])('finds some in $what', ({ blocks }) => {
    expect(holdsControls(deepFreeze(blocks))).toBe(true)
  })
})
