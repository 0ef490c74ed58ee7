import { describe, expect, it } from 'vitest'
import { defaultInputs } from '../../../src/blocks/defaultInputs'
import { inputKind, inputLabel } from './inputKind'

describe('inputKind', () => {
  it.each([
    { type: 'string', kind: 'line' },
    { type: 'string', value: 'two\nlines', kind: 'text' },
    { type: 'text', value: 'short', kind: 'text' },
    { type: 'longText', kind: 'text' },
    { type: 'html', kind: 'html' },
    { type: 'richText', kind: 'html' },
    { type: 'number', value: 5, kind: 'number' },
    { type: 'number', value: '50%', kind: 'json' },
    { type: 'boolean', value: false, kind: 'switch' },
    { type: 'boolean', value: 'yes', kind: 'json' },
    { type: 'color', kind: 'color' },
    { type: 'url', kind: 'address' },
    { type: 'file', kind: 'address' },
    { type: 'date', kind: 'date' },
    { type: 'uiBlocks', value: [], kind: 'blocks' },
    { type: 'uiBlocks', value: 'none', kind: 'json' },
    { type: 'string', value: { deep: true }, kind: 'json' },
    { type: 'BuilderQuery', value: [{ property: 'plan' }], kind: 'rules' },
    { type: 'BuilderQuery', value: 'all', kind: 'json' },
    { type: 'map', kind: 'json' },
    { type: 'uiStyle', kind: 'json' },
    { type: 'something new', kind: 'json' },
  ])('fills in a $type that is $value with the field $kind', ({ type, value, kind }) => {
    expect(inputKind({ name: 'option', type }, value)).toBe(kind)
  })

  it('lets one choose where there is something to choose from', () => {
    expect(inputKind({ name: 'fit', type: 'text', enum: ['cover'] }, 'cover')).toBe('choice')
    expect(inputKind({ name: 'fit', type: 'text', enum: [] }, 'cover')).toBe('text')
  })

  const subFields = [{ name: 'name', type: 'string' }]

  it.each([
    { type: 'list', value: [{ name: 'a' }], kind: 'list' },
    { type: 'list', value: ['a'], kind: 'json' },
    { type: 'list', value: undefined, kind: 'list' },
    { type: 'object', value: { name: 'a' }, kind: 'object' },
    { type: 'object', value: ['a'], kind: 'json' },
  ])('fills in a $type with parts that is $value with the field $kind', (given) => {
    const { type, value, kind } = given
    expect(inputKind({ name: 'option', type, subFields }, value)).toBe(kind)
  })

  it('shows the default of every input of every block in a field of its own', () => {
    for (const input of Object.values(defaultInputs).flat()) {
      const structured = ['map', 'uiStyle', 'uiSymbol', 'BuilderQuery'].includes(input.type)
      expect([input.name, inputKind(input, input.defaultValue) === 'json']).toEqual([
        input.name,
        structured,
      ])
    }
  })
})

describe('inputLabel', () => {
  it.each([
    ['text', 'Text'],
    ['stackColumnsAt', 'Stack columns at'],
    ['noWebp', 'No webp'],
    ['builder-name_of', 'Builder name of'],
    ['', ''],
  ])('reads %s as %s', (name, label) => {
    expect(inputLabel(name)).toBe(label)
  })
})
