import { describe, expect, it } from 'vitest'
import { readCodeBlocks } from './codeBlocks'

const read = (text: string) => readCodeBlocks('docs/a.md', text)

describe('readCodeBlocks', () => {
  it('reads language, kind, values, place and code', () => {
    const [block, ...others] = read(
      'Text\n\n```html page id=offer shows="Spring sale"\n<p>\n  a\n```\n\nMore',
    )
    expect(others).toEqual([])
    expect(block).toEqual({
      page: 'docs/a.md',
      line: 3,
      language: 'html',
      kind: 'page',
      values: new Map([
        ['id', 'offer'],
        ['shows', 'Spring sale'],
      ]),
      code: '<p>\n  a',
    })
  })

  it('removes the indentation of a list', () => {
    const [block] = read('1. One\n\n   ```ts npm\n   const a = 1\n\n     b()\n   ```')
    expect(block?.code).toBe('const a = 1\n\n  b()')
  })

  it('ends a block at a fence of its own length', () => {
    const [block, ...others] = read('````text figure\n```js\n```\n````\n\n~~~sh project\n```\n~~~')
    expect(block?.code).toBe('```js\n```')
    expect(others.map(({ code }) => code)).toEqual(['```'])
  })

  it('rejects an unclosed block with its location', () => {
    expect(() => read('a\n```js script')).toThrow('docs/a.md:2: this block of code is not closed')
  })
})
