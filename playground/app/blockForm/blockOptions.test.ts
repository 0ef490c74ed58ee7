import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/content/types'
import { bindingOf, inputsOf, optionsOf, withOption } from './blockOptions'

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
    const changed = withOption(block, name, value)
    expect(optionsOf(changed)).toEqual(expected)
    expect(Object.keys(optionsOf(changed))).toEqual(Object.keys(expected))
    expect({ ...changed, component: block.component }).toEqual(block)
    expect(optionsOf(block)).toEqual({ image: 'a.svg', altText: 'A heron' })
  })

  it('leaves a block without options as it is', () => {
    expect(withOption(box, 'image', 'a.svg')).toBe(box)
  })
})

describe('inputsOf', () => {
  it('knows the blocks of the widget, those of the page, and no others', () => {
    const named = (name: string): Block => ({ ...box, component: { name } })
    const inputs = [{ name: 'size', type: 'number' }]
    expect(inputsOf(block)?.map(({ name }) => name)).toContain('altText')
    expect(inputsOf(named('Clock'), { Clock: inputs })).toBe(inputs)
    expect(inputsOf(named('Image'), { Image: inputs })).toBe(inputs)
    expect(inputsOf(named('constructor'))).toBeUndefined()
    expect(inputsOf(box)).toBeUndefined()
  })

  it('goes by the options of a block that nobody knows', () => {
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
