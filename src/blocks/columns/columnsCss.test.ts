import { describe, expect, it } from 'vitest'
import { columnsCss } from './columnsCss'

const layout = {
  widths: ['calc(25% - 5px)', 'calc(75% - 15px)'],
  space: 20,
  stackQuery: undefined,
  reverse: false,
}

const sideBySide = {
  '*:where(& > * + *)': { marginInlineStart: 20 },
  '*:where(& > [data-column="0"])': { width: 'calc(25% - 5px)' },
  '*:where(& > [data-column="1"])': { width: 'calc(75% - 15px)' },
}

describe('columnsCss', () => {
  it('gives each column its width, and room before all but the first', () => {
    expect(columnsCss(layout)).toEqual(sideBySide)
  })

  it.each([
    { reverse: false, flexDirection: 'column' },
    { reverse: true, flexDirection: 'column-reverse' },
  ])('takes both back where columns stack as a $flexDirection', ({ reverse, flexDirection }) => {
    expect(columnsCss({ ...layout, reverse, stackQuery: '@media x' })).toEqual({
      ...sideBySide,
      '@media x': {
        '*:where(&)': { flexDirection, alignItems: 'stretch' },
        '*:where(& > *)': { width: '100%' },
        '*:where(& > * + *)': { marginInlineStart: 0 },
      },
    })
  })
})
