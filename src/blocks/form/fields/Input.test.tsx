// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../../content/testing/blocks'
import type { Block } from '../../../content/types'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'
import { takeConsole } from '../../../utils/testing/consoleMessages'
import type { FormInputOptions } from './fieldOptions'
import { INPUT_TYPES } from './fieldOptions'
import { formInputBlock } from './Input'

const entryWith = (options: FormInputOptions, overrides: Partial<Block> = {}) =>
  deepFreeze(entry([component('Form:Input', { ...options }, { id: 'builder-i', ...overrides })]))

async function render(
  options: FormInputOptions,
  overrides: Partial<Block> = {},
  content = {},
): Promise<RenderedEntry & { input: HTMLInputElement }> {
  const rendered = await renderEntry(entryWith(options, overrides), [formInputBlock], content)
  return Object.assign(rendered, { input: rendered.get<HTMLInputElement>('input') })
}

describe('Input', () => {
  it('is an input with the attributes of its block', async () => {
    const { input } = await render(
      { name: 'email', type: 'email', placeholder: 'jane@doe.com', required: true },
      { properties: { autocomplete: 'email', maxlength: 50, 'aria-label': 'Email' } },
    )
    expect(input.className).toBe('builder-block builder-i builder-has-component')
    expect(
      Object.fromEntries(Array.from(input.attributes, (a) => [a.name, a.value])),
    ).toMatchObject({
      'builder-id': 'builder-i',
      name: 'email',
      type: 'email',
      placeholder: 'jane@doe.com',
      required: '',
      autocomplete: 'email',
      maxlength: '50',
      'aria-label': 'Email',
    })
  })

  it.each(INPUT_TYPES)('can be of type %s, with a value', async (type) => {
    const { input } = await render({ type, name: 'a', value: type === 'number' ? 7 : '1' })
    expect(input.getAttribute('type')).toBe(type)
  })

  it.each([{ name: 'nodeName' }, { name: 'setAttribute' }])(
    'has no name that would hide a part of its form: %j',
    async (options) => {
      const { input } = await render(options)
      expect(input.hasAttribute('name')).toBe(false)
      expect(takeConsole()).toEqual([expect.stringContaining('the field name ')])
    },
  )

  it('tells browsers what may be filled in, and how', async () => {
    const { input } = await render({
      type: 'number',
      autocomplete: 'postal-code',
      inputmode: 'numeric',
      pattern: '[0-9]{4}',
      min: 1000,
      max: '9999',
      step: 0,
    })
    for (const [name, value] of Object.entries({
      autocomplete: 'postal-code',
      inputmode: 'numeric',
      pattern: '[0-9]{4}',
      min: '1000',
      max: '9999',
      step: '0',
    })) {
      expect(input.getAttribute(name)).toBe(value)
    }
    const { input: plain } = await render({ min: {} as string })
    expect(plain.hasAttribute('min')).toBe(false)
    expect(plain.hasAttribute('autocomplete')).toBe(false)
  })

  it('is a text when its type is not allowed', async () => {
    expect((await render({ type: 'submit' })).input.type).toBe('text')
    expect(takeConsole()).toHaveLength(1)
  })

  it.each([
    { options: { defaultValue: 'd' }, expected: 'd' },
    { options: { value: 'v' }, expected: 'v' },
    { options: { value: 'v', defaultValue: 'd' }, expected: 'v' },
    { options: { defaultValue: 0 }, expected: '0' },
    { options: { defaultValue: true as unknown as string }, expected: 'true' },
    { options: { defaultValue: {} as string }, expected: '' },
    { options: {}, expected: '' },
  ])('starts with "$expected" for $options, and can be changed', async ({ options, expected }) => {
    const { input, rerender } = await render(options)
    expect(input.value).toBe(expected)
    expect(input.readOnly).toBe(false)
    input.value = 'typed'
    await rerender(entryWith(options))
    expect(input.value).toBe('typed')
  })

  it('starts with the value of its properties when its options have none', async () => {
    const { input } = await render({}, { properties: { value: 'own' } })
    expect(input.value).toBe('own')
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

    it('can be edited', async () => {
      const { input } = await renderBound()
      expect(input.value).toBe('first')
      expect(input.readOnly).toBe(false)
      input.value = 'typed'
      expect(input.value).toBe('typed')
    })

    it.each(['component.options.value', 'options.value', 'properties.value', 'value'])(
      'takes each new value of %s, whatever was typed',
      async (path) => {
        const { input, press } = await renderBound(path)
        input.value = 'typed'
        press('second')
        expect(input.value).toBe('second')
        press('none')
        expect(input.value).toBe('')
      },
    )

    it('leaves the caret where it is when the new value is what was typed', async () => {
      const { input, press } = await renderBound()
      input.value = 'second'
      const write = vi.spyOn(input, 'value', 'set')
      press('second')
      expect(write).not.toHaveBeenCalled()
    })
  })

  it('shows an author another default value', async () => {
    const rendered = await render({ defaultValue: 'a' }, {}, { authoring: true })
    rendered.input.value = 'typed'
    await rendered.rerender(entryWith({ defaultValue: 'b' }), { authoring: true })
    expect(rendered.get<HTMLInputElement>('input').value).toBe('b')
  })

  it('keeps what a visitor typed when the default value changes', async () => {
    const rendered = await render({ defaultValue: 'a' })
    rendered.input.value = 'typed'
    await rendered.rerender(entryWith({ defaultValue: 'b' }))
    expect(rendered.get<HTMLInputElement>('input').value).toBe('typed')
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
    const { input } = await render(
      { type: 'checkbox', name: 'a' },
      { properties: { checked: true } },
    )
    expect(input.checked).toBe(true)
    input.click()
    expect(input.checked).toBe(false)
  })

  it('takes no value as a file', async () => {
    const { input } = await render({ type: 'file', name: 'f', defaultValue: '/etc/passwd' })
    expect(input.value).toBe('')
    expect(input.hasAttribute('value')).toBe(false)
  })

  it.each([
    { options: { name: 'email' }, properties: {}, expected: /-email$/ },
    { options: { name: 'c', type: 'radio', value: 'red' }, properties: {}, expected: /-c-red$/ },
    { options: { name: 'email' }, properties: { id: 'own' }, expected: /^own$/ },
    { options: {}, properties: { name: 'own' }, expected: /-own$/ },
    { options: {}, properties: {}, expected: /^$/ },
  ])('has the id $expected for $options and $properties', async (row) => {
    const { input } = await render(row.options, { properties: row.properties })
    expect(input.id).toMatch(row.expected)
  })
})
