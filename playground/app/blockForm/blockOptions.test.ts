import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/content/types'
import {
  bindingOf,
  blockOptionsOf,
  choicesOf,
  inputsOf,
  itemOf,
  moved,
  withBlockOption,
} from './blockOptions'

const block: Block = {
  '@type': '@builder.io/sdk:Element',
  id: 'photo',
  component: { name: 'Image', options: { image: 'a.svg', altText: 'A heron' } },
  bindings: { 'component.options.altText': 'state.alt' },
}
const box: Block = { '@type': '@builder.io/sdk:Element', id: 'box' }

describe('withOption', () => {
  it.each([
    { name: 'altText', value: 'Two', expected: { image: 'a.svg', altText: 'Two' } },
    { name: 'image', value: undefined, expected: { altText: 'A heron' } },
    { name: 'lazy', value: false, expected: { image: 'a.svg', altText: 'A heron', lazy: false } },
  ])('makes $name $value', ({ name, value, expected }) => {
    const changed = withBlockOption(block, name, value)
    expect(blockOptionsOf(changed)).toEqual(expected)
    expect(Object.keys(blockOptionsOf(changed))).toEqual(Object.keys(expected))
    expect({ ...changed, component: block.component }).toEqual(block)
    expect(blockOptionsOf(block)).toEqual({ image: 'a.svg', altText: 'A heron' })
  })

  it('leaves a block without options as it is', () => {
    expect(withBlockOption(box, 'image', 'a.svg')).toBe(box)
  })
})

describe('inputsOf', () => {
  it('finds the blocks of the widget, those of the page, and no others', () => {
    const named = (name: string): Block => ({ ...box, component: { name } })
    const inputs = [{ name: 'size', type: 'number' }]
    expect(inputsOf(block)?.map(({ name }) => name)).toContain('altText')
    expect(inputsOf(named('Clock'), { Clock: inputs })).toBe(inputs)
    expect(inputsOf(named('Image'), { Image: inputs })).toBe(inputs)
    expect(inputsOf(named('constructor'))).toBeUndefined()
    expect(inputsOf(box)).toBeUndefined()
  })

  it('follows the options of an unknown block', () => {
    const options = { zone: 'UTC', hours: 24, hands: [], big: true }
    expect(inputsOf({ ...box, component: { name: 'Clock', options } })).toEqual([
      { name: 'zone', type: 'string' },
      { name: 'hours', type: 'number' },
      { name: 'hands', type: 'json' },
      { name: 'big', type: 'boolean' },
    ])
  })
})

describe('bindingOf', () => {
  it('finds the expression of an option', () => {
    expect(bindingOf(block, 'altText')).toBe('state.alt')
    expect(bindingOf(block, 'image')).toBeUndefined()
    expect(bindingOf(box, 'image')).toBeUndefined()
  })
})

const input = { name: 'fit', type: 'text', enum: ['cover', { label: 'Whole', value: 'contain' }] }
const listed = [
  { label: 'cover', value: 'cover' },
  { label: 'Whole', value: 'contain' },
]
const none = { label: 'Not set', value: undefined }

describe('choicesOf', () => {
  it.each([
    { value: undefined, expected: [none, ...listed] },
    { value: 'contain', expected: [none, ...listed] },
    { value: 'odd', expected: [none, ...listed, { label: 'odd', value: 'odd' }] },
  ])('offers what is listed, and $value', ({ value, expected }) => {
    expect(choicesOf(input, value)).toEqual(expected)
  })

  it('says what having none means', () => {
    const [first] = choicesOf({ ...input, defaultValue: 'contain' }, 'cover')
    expect(first).toEqual({ label: 'Not set (Whole)', value: undefined })
  })
})

describe('itemOf', () => {
  it('has the defaults of its parts, its own each time', () => {
    const input = {
      name: 'slides',
      type: 'list',
      subFields: [
        { name: 'content', type: 'uiBlocks', defaultValue: [] },
        { name: 'link', type: 'url' },
      ],
    }
    expect(itemOf(input)).toEqual({ content: [] })
    expect(itemOf(input).content).not.toBe(itemOf(input).content)
    expect(itemOf({ name: 'map', type: 'list' })).toEqual({})
  })

  it('is as the first of a new block when its parts have none', () => {
    const subFields = [{ name: 'label', type: 'text' }]
    const input = { name: 'tabs', type: 'list', subFields, defaultValue: [{ label: 'One' }] }
    expect(itemOf(input)).toEqual({ label: 'One' })
    expect(itemOf(input)).not.toBe(input.defaultValue[0])
  })
})

describe('moved', () => {
  it.each([
    [0, 1, 'bac'],
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [7, 0, 'abc'],
  ])('moves %d to %d', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected)
  })
})
