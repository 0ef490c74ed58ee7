import { describe, expect, it } from 'vitest'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { blockTag } from './blockTag'

const { omit, take } = takenOmissions()

describe('blockTag', () => {
  it.each([
    [undefined, {}, 'div'],
    ['', {}, 'div'],
    ['SECTION', {}, 'section'],
    ['my-element', {}, 'my-element'],
    ['test', {}, 'test'],
    [undefined, { href: '/x' }, 'a'],
    ['div', { href: '/x' }, 'a'],
    ['section', { href: '/x' }, 'section'],
    ['iframe', { src: 'https://video.test/1' }, 'iframe'],
  ])('gives %j with %j the tag %s', (tagName, attributes, expected) => {
    expect(blockTag(tagName, attributes, omit)).toBe(expected)
  })

  it.each([
    ...'script STYLE object embed base meta link body html title animate SET 1 x>y'.split(' '),
    ...['site-blocks', 'a b'],
  ])('renders a div in place of <%s>, and says so', (tagName) => {
    expect(blockTag(tagName, {}, omit)).toBe('div')
    expect(take()).toMatchObject([{ what: expect.stringMatching(/^the tag </) }])
  })

  const unfit = [{}, { src: 'http://video.test' }, { src: '/page' }]
  it.each(unfit)('renders no iframe for %j', (attributes) => {
    expect(blockTag('iframe', attributes, omit)).toBe('div')
    take()
  })

  it('renders a link in place of a refused tag with an address', () => {
    expect(blockTag('script', { href: '/x' }, omit)).toBe('a')
    take()
  })
})
