import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContentError, parseContent } from './parseContent'
import { block, component, entry, text } from './testing/blocks'
import { parseFrozen } from './testing/parseFrozen'
import { BLOCK_TYPE, type Block } from './types'
import { walkBlocks } from './walkBlocks'

describe('parseContent', () => {
  describe('what is nested without end', () => {
    const wrappers: readonly [name: string, wrap: (inner: Block) => Block][] = [
      ['children', (inner) => block({ children: [inner] })],
      ['columns', (inner) => component('Columns', { columns: [{ blocks: [inner] }] })],
      ['symbols', (inner) => component('Symbol', { symbol: { content: entry([inner]) } })],
      ['options', (inner) => component('Own', { inner })],
    ]

    function nested(levels: number, wrap: (inner: Block) => Block): Block {
      let result = block()
      for (let level = 1; level < levels; level++) result = wrap(result)
      return result
    }

    /** Parses without freezing, because {@link parseFrozen} would recurse through every level. */
    function parseAsIs(value: unknown) {
      const warnings: string[] = []
      return { parsed: parseContent(value, (message) => warnings.push(message)), warnings }
    }

    it.each(wrappers)('is cut off: 2000 levels of %s', (_name, wrap) => {
      const { parsed, warnings } = parseAsIs(entry([nested(2000, wrap)]))
      expect(warnings).toEqual([
        expect.stringMatching(
          /^entry "entry-1": data\.blocks\.0\.\S+ is nested .*\. It is left out\.$/,
        ),
      ])
      let count = 0
      walkBlocks(parsed.data, () => count++)
      expect(count).toBeLessThanOrEqual(500)
    })

    it('keeps 500 levels of children, and cuts off the 501st', () => {
      const wrap = (inner: Block) => block({ children: [inner] })
      const value = entry([nested(500, wrap)])
      expect(parseAsIs(value)).toEqual({ parsed: value, warnings: [] })
      expect(parseAsIs(entry([nested(501, wrap)])).warnings).toEqual([
        expect.stringContaining('is nested more than 500 blocks deep'),
      ])
    })

    it('is not a long list', () => {
      const value = entry(Array.from({ length: 600 }, () => block({ children: [block()] })))
      expect(parseAsIs(value)).toEqual({ parsed: value, warnings: [] })
    })

    it('leaves its place empty in a list of options', () => {
      const list: unknown[] = ['a']
      list.push(list, 'b')
      const { parsed } = parseAsIs(entry([component('Own', { list })]))
      expect(parsed).toEqual(entry([component('Own', { list: ['a', undefined, 'b'] })]))
    })

    it('is cut off among options', () => {
      let deep: unknown = 'end'
      for (let level = 0; level < 2000; level++) deep = level % 2 ? { deep } : [deep]
      expect(parseAsIs(entry([component('Own', { deep })])).warnings).toEqual([
        expect.stringContaining('is nested too deeply'),
      ])
    })

    it('is cut off where a block without a type contains itself', () => {
      const children: unknown[] = []
      const cyclic = { tagName: 'p', children }
      children.push(cyclic, cyclic)
      const { parsed, warnings } = parseAsIs(entry([cyclic as never]))
      expect(parsed).toEqual(entry([{ '@type': BLOCK_TYPE, tagName: 'p', children: [] }]))
      expect(warnings).toHaveLength(2)
    })

    it('is cut off where it contains itself', () => {
      const children: Block[] = []
      const options: Record<string, unknown> = { plain: [1] }
      const cyclic = block({ children, component: { name: 'Own', options } })
      children.push(cyclic, text('a'))
      const deep: Record<string, unknown> = { back: [cyclic] }
      deep.self = deep
      options.list = [deep]
      const { parsed, warnings } = parseAsIs(entry([cyclic]))
      expect(parsed).toEqual(
        entry([
          block({
            children: [text('a')],
            component: { name: 'Own', options: { plain: [1], list: [{ back: [] }] } },
          }),
        ]),
      )
      expect(warnings).toHaveLength(3)
      expect(warnings).toContain(
        'entry "entry-1": data.blocks.0.children.0 contains itself. It is left out.',
      )
    })
  })

  describe('any JSON', () => {
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.jsonValue({ maxDepth: 1 }),
        fc.constant(BLOCK_TYPE),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(
          fc.constantFrom(
            ...['@type', '__proto__', 'id', 'data', 'blocks', 'blocksString', 'component', 'name'],
            ...['options', 'symbol', 'content', 'children', 'variations', 'repeat', 'animations'],
          ),
          tie('node'),
          { maxKeys: 5 },
        ),
        fc.record({
          '@type': fc.constant(BLOCK_TYPE),
          children: tie('node'),
          component: tie('node'),
        }),
      ),
    }))
    const anyEntry = fc.oneof(node, fc.record({ data: fc.record({ blocks: fc.array(node) }) }))

    it('is parsed or refused with a ContentError, and never changed', () => {
      fc.assert(
        fc.property(anyEntry, (value) => {
          try {
            const { parsed, warnings } = parseFrozen(value)
            if (warnings.length === 0 && JSON.stringify(value) === JSON.stringify(parsed)) {
              expect(parsed).toBe(value)
            }
            walkBlocks(parsed.data, () => {})
            expect(parseFrozen(parsed)).toEqual({ parsed, warnings: [] })
            expect(parseFrozen(parsed).parsed).toBe(parsed)
          } catch (error) {
            expect(error).toBeInstanceOf(ContentError)
          }
        }),
        { numRuns: 500 },
      )
    })
  })
})
