import { expect, it } from 'vitest'
import { withStyle } from './blockStyles'

const BLOCK = {
  '@type': '@builder.io/sdk:Element',
  id: 'b',
  responsiveStyles: { large: { color: 'red', zIndex: '2' }, small: { color: 'blue' } },
} as const

it.each([
  ['large', 'color', 'green', { large: { color: 'green', zIndex: '2' }, small: { color: 'blue' } }],
  ['large', 'color', '', { large: { zIndex: '2' }, small: { color: 'blue' } }],
  ['medium', 'width', '5px', { ...BLOCK.responsiveStyles, medium: { width: '5px' } }],
])('sets %s %s to "%s", and leaves what it does not know', (size, name, value, expected) => {
  expect(withStyle(BLOCK, size, name, value)).toEqual({ ...BLOCK, responsiveStyles: expected })
})

it('begins the styles of a block without any', () => {
  expect(withStyle({ '@type': BLOCK['@type'] }, 'small', 'color', 'red')).toEqual({
    '@type': BLOCK['@type'],
    responsiveStyles: { small: { color: 'red' } },
  })
})
