import { describe, expect, it } from 'vitest'
import { block, component, entry, localized, text } from './testing/blocks'
import { parseFrozen } from './testing/parseFrozen'
import { BLOCK_TYPE, type Block, type BlockOptions } from './types'

describe('parseContent', () => {
  describe('a list of blocks', () => {
    const garbage = [null, 'x', 5, {}, [], { '@type': 'other' }] as unknown as Block[]

    const inOption = (path: string, name: string, options: (list: readonly Block[]) => object) =>
      [
        `.0.component.options.${path}`,
        (list: readonly Block[]) => [component(name, options(list) as BlockOptions)],
      ] as const

    it.each<readonly [path: string, blocks: (list: readonly Block[]) => readonly Block[]]>([
      ['', (list) => list],
      ['.0.children', (list) => [block({ children: list })]],
      inOption('columns.1.blocks', 'Columns', (blocks) => ({ columns: [{}, { blocks }] })),
      inOption('tabs.0.label', 'Builder: Tabs', (label) => ({ tabs: [{ label }] })),
      inOption('successMessage', 'Form:Form', (successMessage) => ({ successMessage })),
      inOption('variants.0.blocks', 'Own', (blocks) => ({ variants: [{ blocks }] })),
      inOption('symbol.data.kids', 'Symbol', (kids) => ({ symbol: { data: { kids } } })),
      inOption('symbol.content.data.blocks', 'Symbol', (list) => ({
        symbol: { content: entry(list) },
      })),
      inOption('text.fr', 'Own', (fr) => ({ text: localized('d', { fr }) })),
    ])('loses non-blocks: blocks%s', (path, blocks) => {
      const good = [text('a'), text('b')]
      const { parsed, warnings } = parseFrozen(entry(blocks([text('a'), ...garbage, text('b')])))
      expect(parsed).toEqual(entry(blocks(good)))
      expect(warnings).toEqual(
        ['null', '"x"', '5', 'an object', 'a list', 'an object'].map(
          (given, index) =>
            `entry "entry-1": data.blocks${path}.${index + 1} must be a block, got ${given}. It is left out.`,
        ),
      )
    })

    it.each([
      { component: { name: 'Text', options: { text: 'a' } } },
      { tagName: 'section' },
      { children: [{ component: { name: 'Text' } }] },
    ])('accepts a block without a type: %j', (untyped) => {
      const { parsed, warnings } = parseFrozen(entry([untyped as unknown as Block]))
      expect(parsed.data.blocks).toMatchObject([{ '@type': BLOCK_TYPE }])
      expect(parsed.data.blocks?.[0]?.children ?? []).not.toContainEqual(untyped.children?.[0])
      expect(warnings).toEqual([])
    })

    it('accepts blocks without a type in options, and leaves other objects as they are', () => {
      const detail = [{ id: 'b', component: { name: 'Text' } }]
      const others = [
        { tagName: 'h2', children: ['x'] },
        { component: 'Text' },
        { component: { type: 'Text' } },
        { '@type': 'other', component: { name: 'Text' } },
      ]
      const { parsed, warnings } = parseFrozen(
        entry([component('Builder: Accordion', { items: [{ detail }], others })]),
      )
      expect(parsed.data.blocks).toMatchObject([
        {
          component: {
            options: { items: [{ detail: [{ '@type': BLOCK_TYPE, id: 'b' }] }], others },
          },
        },
      ])
      expect(warnings).toEqual([])
    })

    it('is any list of options with a block in it, and no other', () => {
      const value = entry([component('Own', { list: [null, 'x', undefined, { a: 1 }, [5]] })])
      expect(parseFrozen(value)).toEqual({ parsed: value, warnings: [] })
      expect(parseFrozen(value).parsed).toBe(value)
    })

    it('shares what is right', () => {
      const right = text('right')
      const value = entry([right, block({ children: [right, { ...block(), hide: 1 } as never] })])
      const { parsed } = parseFrozen(value)
      expect(parsed.data.blocks?.[0]).toBe(right)
      expect(parsed.data.blocks?.[1]?.children?.[0]).toBe(right)
    })
  })

  describe('blocksString', () => {
    const blocks = [text('a')]
    const blocksString = JSON.stringify(blocks)

    it.each([{ blocksString }, { blocksString, blocks: null }])(
      'is read where there are no blocks',
      (data) => {
        expect(parseFrozen({ data }).parsed.data).toEqual({ blocksString, blocks })
      },
    )

    it('is read in variations and symbols too', () => {
      const { parsed } = parseFrozen({
        data: {
          blocks: [component('Symbol', { symbol: { content: { data: { blocksString } } } })],
        },
        variations: { v1: { id: 'v1', data: { blocksString } } },
      })
      expect(parsed.variations?.v1?.data.blocks).toEqual(blocks)
      expect(parsed.data.blocks?.[0]?.component?.options).toMatchObject({
        symbol: { content: { data: { blocks } } },
      })
    })

    it('is checked like other blocks', () => {
      const { parsed, warnings } = parseFrozen({ data: { blocksString: '[null, {"@type": "x"}]' } })
      expect(parsed.data.blocks).toEqual([])
      expect(warnings).toHaveLength(2)
    })

    it('is not read where there are blocks', () => {
      const value = { data: { blocks: [], blocksString } }
      expect(parseFrozen(value).parsed).toBe(value)
    })

    it.each(['{not JSON', '{}', '"x"', 'null'])('gives no blocks and one warning for %s', (bad) => {
      const { parsed, warnings } = parseFrozen({ id: 'abc', data: { blocksString: bad } })
      expect(parsed.data).toEqual({})
      expect(warnings).toEqual([
        `entry "abc": data.blocksString must be a list of blocks in JSON, got "${bad}". It is left out.`,
      ])
    })

    it('means nothing when it is empty', () => {
      expect(parseFrozen({ data: { blocksString: '' } }).warnings).toEqual([])
    })
  })

  describe('variations', () => {
    it('have the id under which they stand', () => {
      const { parsed, warnings } = parseFrozen({ variations: { v1: { data: {} } }, data: {} })
      expect(parsed.variations).toEqual({ v1: { id: 'v1', data: {} } })
      expect(warnings).toEqual([])
    })

    it('are left out when they, or their data, are no objects', () => {
      const { parsed, warnings } = parseFrozen({
        variations: { v1: 'x', v2: { id: 'v2', data: 'x' }, v3: null, v4: { id: 'v4' } },
        data: {},
      })
      expect(parsed.variations).toEqual({ v4: { id: 'v4', data: {} } })
      expect(warnings).toEqual([
        expect.stringContaining('variations.v1 must be an object, got "x"'),
        expect.stringContaining('variations.v2.data must be an object, got "x"'),
      ])
    })
  })

  describe('an option that refers to another entry', () => {
    it.each(['Symbol', 'Shop:Symbol'])('loses invalid content, in %s', (name) => {
      const symbol = { model: 'm', entry: 'e' }
      const { parsed, warnings } = parseFrozen(
        entry([component(name, { symbol: { ...symbol, content: { data: 'x' } } })]),
      )
      expect(parsed).toEqual(entry([component(name, { symbol })]))
      expect(warnings).toEqual([
        expect.stringContaining('component.options.symbol.content.data must be an object, got "x"'),
      ])
    })
  })

  describe('keys that reach prototypes', () => {
    it('are ignored in silence', () => {
      const hostile = '"__proto__":{"polluted":1},"constructor":{"x":1},"prototype":1'
      const value = JSON.parse(`{
        "data": {
          ${hostile},
          "state": { ${hostile}, "a": 1 },
          "blocks": [{
            "@type": "${BLOCK_TYPE}", ${hostile},
            "component": { "name": "Own", ${hostile}, "options": { "deep": { ${hostile} } } },
            "bindings": { ${hostile} },
            "responsiveStyles": { ${hostile}, "large": { ${hostile} } }
          }]
        },
        "variations": { ${hostile} }
      }`)
      const { parsed, warnings } = parseFrozen(value)
      expect(JSON.stringify(parsed)).not.toMatch(/__proto__|constructor|prototype|polluted/)
      expect(warnings).toEqual([])
      expect({}).not.toHaveProperty('polluted')
    })

    it('do not matter where the page has added to them', () => {
      const value = entry([block({ bindings: { show: 'state.n' } })])
      Object.assign(Object.prototype, { extend: () => {} })
      const result = parseFrozen(value)
      Reflect.deleteProperty(Object.prototype, 'extend')
      expect(result).toEqual({ parsed: value, warnings: [] })
    })
  })
})
