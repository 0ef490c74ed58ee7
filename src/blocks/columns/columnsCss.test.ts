import { describe, expect, it } from 'vitest'
import { columnsCss } from './Columns'

const layout = {
  widths: [25, 75],
  space: 20,
  stackQuery: '',
  direction: 'column',
} as const

const sideBySide =
  ':where(&>*+*){margin-inline-start:20px}' +
  ':where(&>[data-column="0"]){width:calc(25% - 5px)}' +
  ':where(&>[data-column="1"]){width:calc(75% - 15px)}'

describe('columnsCss', () => {
  it('gives each column its width, and room before all but the first', () => {
    expect(columnsCss(layout)).toBe(sideBySide)
  })

  it.each([{ direction: 'column' as const }, { direction: 'column-reverse' as const }])(
    'takes both back where columns stack as a $direction',
    ({ direction }) => {
      const css = columnsCss({ ...layout, direction, stackQuery: '@media x' })
      expect(css.startsWith(`${sideBySide}@media x{`)).toBe(true)
      expect(css).toContain(`:where(&){flex-direction:${direction};align-items:stretch}`)
      expect(css).toContain(':where(&>*){width:100%}')
      expect(css).toContain(':where(&>*+*){margin-inline-start:0}')
    },
  )
})
