import { describe, expect, it } from 'vitest'
import { columnWidths } from './Columns'
import type { ColumnOptions } from './columnsOptions'

const columns = (...widths: unknown[]): ColumnOptions[] =>
  widths.map((width) => ({ width }) as ColumnOptions)

const none = undefined
const third = 'calc(33.333333333333336% - 20px)'

describe('columnWidths', () => {
  it.each([
    { widths: [none, none], space: 20, expected: ['calc(50% - 10px)', 'calc(50% - 10px)'] },
    { widths: [none, none, none], space: 30, expected: [third, third, third] },
    { widths: [25, 75], space: 20, expected: ['calc(25% - 5px)', 'calc(75% - 15px)'] },
    { widths: ['25', '75'], space: 20, expected: ['calc(25% - 5px)', 'calc(75% - 15px)'] },
    { widths: [70, none], space: 0, expected: ['calc(70% - 0px)', 'calc(50% - 0px)'] },
    { widths: [0, -5], space: 0, expected: ['calc(50% - 0px)', 'calc(50% - 0px)'] },
    { widths: ['wide', null], space: 0, expected: ['calc(50% - 0px)', 'calc(50% - 0px)'] },
    { widths: [100], space: 20, expected: ['calc(100% - 0px)'] },
    {
      widths: [33.333333, 66.666666],
      space: 400,
      expected: ['calc(33.333333% - 133.3333px)', 'calc(66.666666% - 266.6667px)'],
    },
    { widths: [], space: 20, expected: [] },
  ])('gives $expected to $widths, $space apart', ({ widths, space, expected }) => {
    expect(columnWidths(columns(...widths), space)).toEqual(expected)
  })
})
