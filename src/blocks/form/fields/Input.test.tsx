// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze } from '../../../content/testing/blocks'
import type { Block } from '../../../content/types'
import { renderEntry } from '../../../render/testing/renderEntry'
import { takeConsole } from '../../../utils/testing/consoleMessages'
import { attributesOf, entryWith, renderBlock } from '../../internals/testing/renderBlock'
import { INPUT_TYPES } from './fieldOptions'
import { formInputBlock } from './Input'

async function render(options: object, properties: object = {}, authoring = false) {
  const block = { properties } as Partial<Block>
  const rendered = await renderBlock(formInputBlock, options, { block, content: { authoring } })
  const inputOf = () => rendered.get<HTMLInputElement>('input')
  return {
    input: inputOf(),
    /** Renders it with other options. Returns the input that is there then. */
    async change(next: object) {
      await rendered.rerender(entryWith('Form:Input', next, { block }))
      return inputOf()
    },
  }
}

describe('Input', () => {
  it('is an input with the attributes of its block', async () => {
    const options = {
      name: 'zip',
      type: 'text',
      placeholder: '8000',
      required: '',
      autocomplete: 'postal-code',
      inputmode: 'numeric',
      pattern: '[0-9]{4}',
    }
    const properties = { maxlength: '4', 'aria-label': 'Postal code' }
    const { input } = await render({ ...options, required: true }, properties)
    expect(attributesOf(input)).toEqual({
      class: 'builder-block builder-b builder-has-component',
      'builder-id': 'builder-b',
      id: 'siteblocks-zip',
      ...options,
      ...properties,
    })
  })

  it('limits the numbers that may be filled in', async () => {
    const { input } = await render({ type: 'number', min: 1000, max: '9999', step: 0 })
    expect(attributesOf(input)).toMatchObject({ min: '1000', max: '9999', step: '0' })
    expect((await render({ min: {} })).input.hasAttribute('min')).toBe(false)
  })

  it.each(INPUT_TYPES)('can be of type %s, with a value', async (type) => {
    const value = type === 'number' ? 7 : '1'
    const { input } = await render({ type: type.toUpperCase(), name: 'a', value })
    expect(input.getAttribute('type')).toBe(type)
  })

  it.each([null, ''])('is a text for the type %j', async (type) => {
    expect((await render({ type })).input.getAttribute('type')).toBe('text')
  })

  it.each(['submit', 'image', 'button', 'reset', 'constructor', 5, {}])(
    'is a text for the type %j, and says so',
    async (type) => {
      expect((await render({ type })).input.getAttribute('type')).toBe('text')
      expect(takeConsole()).toEqual([expect.stringContaining('the input type')])
    },
  )

  it.each(['nodeName', 'setAttribute'])(
    'lacks a name that hides a part of its form: %s',
    async (name) => {
      expect((await render({ name })).input.hasAttribute('name')).toBe(false)
      expect(takeConsole()).toEqual([expect.stringContaining('the field name ')])
    },
  )

  it.each([
    { options: { defaultValue: 'd' }, expected: 'd' },
    { options: { value: 'v', defaultValue: 'd' }, expected: 'v' },
    { options: { defaultValue: 0 }, expected: '0' },
    { options: { defaultValue: true }, expected: 'true' },
    { options: { defaultValue: {} }, expected: '' },
    { options: {}, expected: '' },
    { options: {}, properties: { value: 'own' }, expected: 'own' },
  ])('starts with "$expected" for $options, and can be changed', async (row) => {
    const { options, properties, expected } = row
    const { input, change } = await render(options, properties)
    expect([input.value, input.readOnly]).toEqual([expected, false])
    input.value = 'typed'
    expect((await change(options)).value).toBe('typed')
  })

  describe('with a bound value', () => {
    async function renderBound(path = 'component.options.value') {
      const bindings = { [path]: 'state.q' }
      const rendered = await renderEntry(
        deepFreeze({
          data: {
            state: { q: 'first' },
            blocks: [
              component('Form:Input', { name: 'q' }, { bindings }),
              block({ id: 'builder-second', actions: { click: 'state.q = "second"' } }),
              block({ id: 'builder-none', actions: { click: 'state.q = null' } }),
            ],
          },
        }),
        [formInputBlock],
      )
      const input = rendered.get<HTMLInputElement>('input')
      return { input, press: (name: string) => act(() => rendered.get(`.builder-${name}`).click()) }
    }

    it.each(['component.options.value', 'options.value', 'properties.value', 'value'])(
      'shows each new value of %s, whatever was typed',
      async (path) => {
        const { input, press } = await renderBound(path)
        expect([input.value, input.readOnly]).toEqual(['first', false])
        input.value = 'typed'
        press('second')
        expect(input.value).toBe('second')
        press('none')
        expect(input.value).toBe('')
      },
    )
  })

  it.each([
    { who: 'an author the new one', authoring: true, expected: 'b' },
    { who: 'a visitor what was typed', authoring: false, expected: 'typed' },
  ])('shows $who when the default value changes', async ({ authoring, expected }) => {
    const { input, change } = await render({ defaultValue: 'a' }, {}, authoring)
    input.value = 'typed'
    expect((await change({ defaultValue: 'b' })).value).toBe(expected)
  })

  it.each([
    { type: 'checkbox', options: { value: 'v' } },
    { type: 'radio', options: { value: 'v' } },
    { type: 'radio', options: { defaultValue: 'v' } },
    { type: 'hidden', options: { value: 'v' } },
  ])('stands for its value as a $type with $options', async ({ type, options }) => {
    const { input } = await render({ type, name: 'a', ...options })
    expect(input.getAttribute('value')).toBe('v')
    expect(input.checked).toBe(false)
  })

  it('stands for "on" as a checkbox without a value', async () => {
    expect((await render({ type: 'checkbox', name: 'a' })).input.value).toBe('on')
  })

  it('can be ticked at first, and be unticked', async () => {
    const { input } = await render({ type: 'checkbox', name: 'a' }, { checked: true })
    expect(input.checked).toBe(true)
    input.click()
    expect(input.checked).toBe(false)
  })

  it('ignores a value for a file', async () => {
    const { input } = await render({ type: 'file', name: 'f', defaultValue: '/etc/passwd' })
    expect(input.value).toBe('')
    expect(input.hasAttribute('value')).toBe(false)
  })

  it.each([
    { options: { name: 'email' }, properties: {}, expected: /-email$/ },
    { options: { name: 'c', type: 'radio', value: 'red' }, properties: {}, expected: /-c-red$/ },
    { options: { name: 'c', type: 'radio', value: '' }, properties: {}, expected: /-c$/ },
    { options: { name: 'c', value: 'red' }, properties: {}, expected: /-c$/ },
    { options: { name: 'email' }, properties: { id: 'own' }, expected: /^own$/ },
    { options: {}, properties: { name: 'own' }, expected: /-own$/ },
    { options: {}, properties: {}, expected: /^$/ },
  ])('has the id $expected for $options and $properties', async (row) => {
    expect((await render(row.options, row.properties)).input.id).toMatch(row.expected)
  })
})
