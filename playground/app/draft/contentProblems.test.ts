import { describe, expect, it } from 'vitest'
import { contentProblems } from './contentProblems'

const BLOCK = '"@type": "@builder.io/sdk:Element"'
const linesOf = (text: string) =>
  contentProblems(text).map(({ severity, line, message }) => `${severity} ${line}: ${message}`)

describe('contentProblems', () => {
  it('finds nothing wrong with a good entry', () => {
    expect(contentProblems(`{"id": "a", "data": {"blocks": [{${BLOCK}}]}}`)).toEqual([])
  })

  it('names the line at which the JSON breaks', () => {
    expect(linesOf('{\n  "id": "a",\n  "data": {}}\n}')).toEqual([
      'error 4: The entry has ended before this. Remove it.',
    ])
  })

  it.each([
    { text: '[]', said: 'error 1: entry must be an object, got a list' },
    {
      text: '{\n"id": "a",\n"data": 5}',
      said: 'error 3: entry "a": data must be an object, got 5',
    },
    { text: '{"name": "A file that is not content"}', said: 'error 1: An entry needs "data"' },
  ])('refuses a non-entry: $text', ({ text, said }) => {
    expect(linesOf(text)[0]).toContain(said)
  })

  it('puts what the widget leaves out at its line, in their order', () => {
    const text = `{
  "id": "a: b",
  "data": {
    "blocks": [
      {${BLOCK}, "bindings": {"component.options.text": 5}},
      "no block",
      {${BLOCK},
        "hide": "yes"}
    ],
    "cssCode": 7
  }
}`
    expect(linesOf(text)).toEqual([
      'warning 5: data.blocks.0.bindings.component.options.text must be a string, got 5. It is left out.',
      'warning 6: data.blocks.1 must be a block, got "no block". It is left out.',
      'warning 8: data.blocks.2.hide must be true or false, got "yes". It is left out.',
      'warning 10: data.cssCode must be a string, got 7. It is left out.',
    ])
  })

  it('stops at a hundred', () => {
    const blocks = JSON.stringify(Array.from({ length: 300 }, () => 1))
    expect(contentProblems(`{"data": {"blocks": ${blocks}}}`)).toHaveLength(100)
  })
})
