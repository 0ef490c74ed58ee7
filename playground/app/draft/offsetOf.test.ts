import { describe, expect, it } from 'vitest'
import { offsetOf } from './scanJson'

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

  it('bears nesting without end', () => {
    const deep = `[${'['.repeat(100_000)}${']'.repeat(100_000)}, 7]`
    expect(deep.slice(offsetOf(deep, [1]))).toBe('7]')
  })
})
