import { describe, expect, it } from 'vitest'
import { offsetOf, syntaxProblem } from './jsonText'

const text = `{
  "name": "a \\"quoted\\" } name",
  "data": {
    "x": [[1, 2], {"deep": [true]}],
    "blocks": [{"id": "one"}, {"id": "two", "hide": "yes"}]
  }
}`

describe('offsetOf', () => {
  it.each([
    { path: [], found: '{\n  "name"' },
    { path: ['name'], found: '"a \\"quoted' },
    { path: ['data', 'blocks'], found: '[{"id": "one"}' },
    { path: ['data', 'blocks', 1, 'hide'], found: '"yes"' },
    { path: ['data', 'blocks', '1', 'id'], found: '"two"' },
    { path: ['data', 'x', 1, 'deep', 0], found: 'true' },
    { path: ['data', 'blocks', 1, 'component', 'name'], found: '{"id": "two"' },
    { path: ['data', 'blocks', 7], found: '[{"id": "one"}' },
  ])('finds $path', ({ path, found }) => {
    expect(text.slice(offsetOf(text, path)).startsWith(found)).toBe(true)
  })

  it('gives the start of a text that is nested without end', () => {
    const deep = `[${'['.repeat(100_000)}${']'.repeat(100_000)}, 7]`
    expect(offsetOf(deep, [1])).toBe(0)
  })
})

describe('syntaxProblem', () => {
  it.each([
    '{}',
    ' [1, -2.5e3, "a\\u00e9\\n", true, null] ',
    '{"a": {"b": [[], {}]}}',
    '0',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ])('finds none in %.40s', (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(syntaxProblem(text)).toBeUndefined()
  })

  it.each([
    { text: '', offset: 0, message: 'nothing here' },
    { text: '{', offset: 1, message: 'object that begins in line 1 is not closed' },
    { text: '{\n"a": [1,\n2', offset: 12, message: 'list that begins in line 2 is not closed' },
    { text: '{"a": 1,}', offset: 8, message: 'comma too many' },
    { text: '[1, ]', offset: 4, message: 'comma too many' },
    { text: '{"a" 1}', offset: 5, message: 'colon is missing' },
    { text: '{"a"}', offset: 4, message: 'colon and a value' },
    { text: '{"a": }', offset: 6, message: 'value is missing' },
    { text: '{"a": 1 "b": 2}', offset: 8, message: 'comma is missing' },
    { text: "{'a': 1}", offset: 1, message: 'double quotes' },
    { text: '{"a": yes}', offset: 6, message: 'no value' },
    { text: '{"a": 01}', offset: 6, message: 'no value' },
    { text: '{"a": "x\n"}', offset: 6, message: 'not closed in its line' },
    { text: '{"a": "\\x"}', offset: 6, message: 'another way' },
    { text: '{"a" x}', offset: 5, message: 'colon is missing' },
    { text: '[1,, 2]', offset: 3, message: 'no value' },
    { text: '{"a": 1} // x', offset: 9, message: 'has ended' },
    { text: '[}', offset: 1, message: 'closes nothing' },
    { text: '{} {}', offset: 3, message: 'has ended' },
  ])('finds the one in $text', ({ text, offset, message }) => {
    expect(() => JSON.parse(text)).toThrow()
    const problem = syntaxProblem(text)
    expect(problem?.offset).toBe(offset)
    expect(problem?.message).toContain(message)
  })
})

it('says that a text nested without end is no JSON', () => {
  expect(syntaxProblem('['.repeat(100_000))?.message).toBeDefined()
})
