import { describe, expect, it } from 'vitest'
import { toCsv } from './EventsActions'

describe('toCsv', () => {
  it.each([
    { cell: 'plain', expected: 'plain' },
    { cell: '', expected: '' },
    { cell: undefined, expected: '' },
    { cell: -5.5, expected: '-5.5' },
    { cell: 'one, two', expected: '"one, two"' },
    { cell: 'say "hi"', expected: '"say ""hi"""' },
    { cell: 'two\nlines', expected: '"two\nlines"' },
    { cell: 'return\r', expected: '"return\r"' },
    {
      cell: '=HYPERLINK("http://evil.example")',
      expected: `"'=HYPERLINK(""http://evil.example"")"`,
    },
    { cell: '+1', expected: "'+1" },
    { cell: '-1', expected: "'-1" },
    { cell: '@SUM(A1)', expected: "'@SUM(A1)" },
    { cell: '\t=1', expected: `"'\t=1"` },
    { cell: ' =1', expected: "' =1" },
    { cell: 'a=1', expected: 'a=1' },
  ])('writes $cell as $expected', ({ cell, expected }) => {
    expect(toCsv([[cell, 'next']])).toBe(`${expected},next\r\n`)
  })
})
