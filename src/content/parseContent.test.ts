import { describe, expect, it } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import { ContentError, parseContent } from './parseContent'
import { block, component, entry, localized, text } from './testing/blocks'
import { parseFrozen } from './testing/parseFrozen'
import { BLOCK_TYPE, type Block } from './types'

type Fields = Readonly<Record<string, unknown>>

/** Returns an entry whose only block has these fields, valid or not. */
function withFields(fields: Fields): unknown {
  return entry([{ ...block(), ...fields }])
}

const hover = (more: object = {}) => ({ trigger: 'hover', steps: [], ...more })

const COMPLETE = entry(
  [
    block({
      id: 'b1',
      tagName: 'section',
      class: 'wide',
      properties: { href: '/x', 'data-n': 5, nothing: null },
      responsiveStyles: { large: { color: 'red', opacity: 0 }, small: {} },
      bindings: { show: 'state.n > 1' },
      actions: { click: 'state.n++' },
      repeat: { collection: 'state.items', itemName: 'item' },
      animations: [
        { trigger: 'hover', steps: [{ styles: { opacity: 0 } }, {}], duration: 1, repeat: false },
      ],
      children: [text('child', { repeat: null, linkUrl: '/y', hide: false, show: true })],
    }),
    component('Columns', { columns: [{ blocks: [text('a')] }, null], space: 20, icon: text('i') }),
    component('Symbol', {
      symbol: { model: 'm', data: { kids: [text('k')] }, content: entry([text('s')]) },
    }),
    component('Own', { symbol: '$', content: 5, when: localized([text('d')], { fr: [] }) }),
  ],
  {
    query: [{ property: 'urlPath', operator: 'is', value: '/' }],
    startDate: 1,
    endDate: '2030-01-01',
    variations: { v1: { id: 'v1', name: 'One', testRatio: 0.5, data: { blocks: [] } } },
    testRatio: 0.5,
    lastUpdated: 1,
    meta: { breakpoints: { small: 500, medium: 900 }, rtlMode: true, componentsUsed: { Text: 1 } },
  },
)

describe('parseContent', () => {
  it.each<{ name: string; value: unknown }>([
    { name: 'a complete entry', value: COMPLETE },
    { name: 'an empty entry', value: { data: {} } },
    { name: 'fields of its own', value: { data: { price: '5', blocks: [] }, firstPublished: 1 } },
    { name: 'a localised title', value: { data: { title: localized('Hello', { fr: 'Allô' }) } } },
    {
      name: 'everything that belongs to the whole',
      value: {
        data: {
          title: 'T',
          state: { a: { b: null }, list: ['x', { '@type': 'other' }] },
          inputs: [{ name: 'n', defaultValue: 5, type: 'number' }],
          cssCode: '& {}',
          customFonts: [{ family: 'Inter', files: { regular: 'a.woff2', 700: 'b.woff2' } }],
          jsCode: 'x',
          httpRequests: {
            a: 'https://example.com',
            b: { '@type': '@builder.io/core:Request', request: { url: '/b', headers: {} } },
          },
        },
      },
    },
    { name: 'a date among the options', value: entry([component('Own', { at: new Date(0) })]) },
  ])('gives back the very same object for $name', ({ value }) => {
    const { parsed, warnings } = parseFrozen(value)
    expect(parsed).toBe(value)
    expect(warnings).toEqual([])
  })

  describe('a non-entry', () => {
    it.each([
      { value: null, given: 'null' },
      { value: undefined, given: 'undefined' },
      { value: 'text', given: '"text"' },
      { value: 5, given: '5' },
      { value: [], given: 'a list' },
    ])('throws for $given', ({ value, given }) => {
      expect(() => parseFrozen(value)).toThrow(ContentError)
      expect(() => parseFrozen(value)).toThrow(`entry must be an object, got ${given}. `)
    })

    it.each([
      { data: 'x', given: '"x"' },
      { data: 5, given: '5' },
      { data: [], given: 'a list' },
    ])('throws for $given as its data', ({ data, given }) => {
      expect(() => parseFrozen({ id: 'abc', data })).toThrow(
        `entry "abc": data must be an object, got ${given}. `,
      )
    })

    it('says where, and shortens what it quotes', () => {
      try {
        parseFrozen({ data: 'y'.repeat(100) })
        expect.unreachable()
      } catch (error) {
        expect(error).toMatchObject({ name: 'ContentError', path: 'data' })
        expect((error as Error).message).toContain(`got "${'y'.repeat(59)}…"`)
        expect((error as Error).message).toContain('entry without id: ')
      }
    })
  })

  it.each([{ data: undefined }, { data: null }, {}])(
    'gives an entry with %j empty data',
    (value) => {
      expect(parseFrozen(value)).toEqual({ parsed: { data: {} }, warnings: [] })
    },
  )

  describe('a field of the wrong type', () => {
    it.each<{ field: string; given: unknown; expected: string }>([
      { field: 'id', given: 5, expected: 'a string, got 5' },
      { field: 'tagName', given: {}, expected: 'a string, got an object' },
      { field: 'class', given: ['a'], expected: 'a string, got a list' },
      { field: 'component', given: 'Text', expected: 'an object, got "Text"' },
      { field: 'properties', given: [], expected: 'an object, got a list' },
      { field: 'responsiveStyles', given: 'red', expected: 'an object, got "red"' },
      { field: 'bindings', given: 1, expected: 'an object, got 1' },
      { field: 'actions', given: true, expected: 'an object, got true' },
      { field: 'repeat', given: 'state.x', expected: 'an object, got "state.x"' },
      { field: 'animations', given: {}, expected: 'a list, got an object' },
      { field: 'children', given: 'x', expected: 'a list, got "x"' },
      { field: 'linkUrl', given: 5, expected: 'a string, got 5' },
      { field: 'hide', given: 'true', expected: 'true or false, got "true"' },
      { field: 'show', given: 0, expected: 'true or false, got 0' },
      { field: 'layerName', given: 5, expected: 'a string, got 5' },
    ])('is left out of a block: $field', ({ field, given, expected }) => {
      const { parsed, warnings } = parseFrozen(withFields({ [field]: given, id2: 'kept' }))
      expect(parsed.data.blocks).toEqual([{ '@type': BLOCK_TYPE, id2: 'kept' }])
      expect(warnings).toEqual([
        `entry "entry-1": data.blocks.0.${field} must be ${expected}. It is left out.`,
      ])
    })

    it.each<[path: string, fields: Fields, left: Fields]>([
      [
        'responsiveStyles.large.color',
        { responsiveStyles: { large: { color: true, top: 0 } } },
        { responsiveStyles: { large: { top: 0 } } },
      ],
      ['responsiveStyles.small', { responsiveStyles: { small: 'red' } }, { responsiveStyles: {} }],
      ['bindings.show', { bindings: { show: true } }, { bindings: {} }],
      ['actions.click', { actions: { click: {} } }, { actions: {} }],
      [
        'component.options',
        { component: { name: 'Text', options: 'x' } },
        { component: { name: 'Text' } },
      ],
      ['component.name', { component: { name: 5 } }, {}],
      ['component', { component: { options: {} } }, {}],
      ['repeat.collection', { repeat: { collection: 5 } }, {}],
      ['animations.0', { animations: ['x'] }, { animations: [] }],
      ['animations.1', { animations: [hover(), { trigger: 'hover' }] }, { animations: [hover()] }],
      [
        'animations.0.steps.0.styles.top',
        { animations: [hover({ steps: [{ styles: { top: {} } }] })] },
        { animations: [hover({ steps: [{ styles: {} }] })] },
      ],
      [
        'component.options.icon.class',
        { component: { name: 'Own', options: { icon: block({ class: 5 as never }) } } },
        { component: { name: 'Own', options: { icon: block() } } },
      ],
      [
        'animations.0.duration',
        { animations: [hover({ duration: Number.NaN })] },
        { animations: [hover()] },
      ],
    ])('is left out inside of a block: %s', (path, fields, left) => {
      const { parsed, warnings } = parseFrozen(withFields(fields))
      expect(parsed.data.blocks).toEqual([{ '@type': BLOCK_TYPE, ...left }])
      expect(warnings).toEqual([expect.stringContaining(`data.blocks.0.${path} `)])
    })

    it.each<[path: string, value: Fields, left: Fields]>([
      ['name', { name: 5 }, {}],
      ['query', { query: 'x' }, {}],
      ['query.1', { query: [{}, 'x'] }, { query: [{}] }],
      ['query.0.property', { query: [{ property: 5 }] }, { query: [{}] }],
      ['startDate', { startDate: {} }, {}],
      ['testRatio', { testRatio: '0.5' }, {}],
      ['meta', { meta: [] }, {}],
      [
        'meta.breakpoints.small',
        { meta: { breakpoints: { small: '500' } } },
        { meta: { breakpoints: {} } },
      ],
      ['variations', { variations: [] }, {}],
      ['data.title', { data: { title: {} } }, { data: {} }],
      ['data.state', { data: { state: [] } }, { data: {} }],
      ['data.inputs.0', { data: { inputs: [5] } }, { data: { inputs: [] } }],
      ['data.inputs.0.name', { data: { inputs: [{ name: 5 }] } }, { data: { inputs: [{}] } }],
      [
        'data.customFonts.0.files.700',
        { data: { customFonts: [{ files: { 700: 5 } }] } },
        { data: { customFonts: [{ files: {} }] } },
      ],
      ['data.httpRequests.a', { data: { httpRequests: { a: 5 } } }, { data: { httpRequests: {} } }],
      [
        'data.httpRequests.a.request.url',
        { data: { httpRequests: { a: { request: { url: 5 } } } } },
        { data: { httpRequests: { a: { request: {} } } } },
      ],
    ])('is left out of an entry: %s', (path, value, left) => {
      const { parsed, warnings } = parseFrozen(value)
      expect(parsed).toEqual({ data: {}, ...left })
      expect(warnings).toEqual([expect.stringContaining(`entry without id: ${path} must be `)])
    })

    it.each<{ value: unknown; said: string }>([
      { value: { testRatio: '0.5' }, said: 'without id: testRatio must be a number, got "0.5"' },
      {
        value: { startDate: {} },
        said: 'without id: startDate must be a string or a number, got an object',
      },
      {
        value: withFields({ component: { options: {} } }),
        said: '"entry-1": data.blocks.0.component has no name',
      },
    ])('is named with what belongs there: $said', ({ value, said }) => {
      expect(parseFrozen(value).warnings).toEqual([`entry ${said}. It is left out.`])
    })

    it('is passed over in silence when it is null', () => {
      const { parsed, warnings } = parseFrozen({
        ...entry([{ ...block(), component: null, class: null } as unknown as Block]),
        testVariationId: null,
      })
      expect(parsed).toEqual(entry([block()]))
      expect(warnings).toEqual([])
    })
  })

  it('prints its warnings when nobody else handles them', () => {
    parseContent(entry([null as unknown as Block]))
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: entry "entry-1": data.blocks.0 must be a block, got null. It is left out.',
    ])
  })
})
