// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../../content/testing/blocks'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'
import type { FormSelectOptions } from './fieldOptions'
import { formSelectBlock, selectOptions } from './Select'

const OPTIONS = [{ value: 'a', name: 'A' }, { value: 'b' }, { value: 'c', name: 'C' }]

const entryWith = (options: FormSelectOptions, properties = {}) =>
  deepFreeze(entry([component('Form:Select', { ...options }, { id: 'builder-s', properties })]))

const render = (options: FormSelectOptions, properties = {}): Promise<RenderedEntry> =>
  renderEntry(entryWith(options, properties), [formSelectBlock])

const chosenIn = (rendered: RenderedEntry): string =>
  rendered.get<HTMLSelectElement>('select').value

describe('Select', () => {
  it('is a select with its choices', async () => {
    const rendered = await render({ name: 's', required: true, options: OPTIONS })
    const select = rendered.get<HTMLSelectElement>('select.builder-block.builder-s')
    expect(select.name).toBe('s')
    expect(select.required).toBe(true)
    expect(select.id).toMatch(/-s$/)
    const choices = rendered.all<HTMLOptionElement>('option')
    expect(choices.map(({ value, textContent }) => `${value} ${textContent}`)).toEqual([
      'a A',
      'b b',
      'c C',
    ])
  })

  it.each([
    { options: {}, expected: 'a' },
    { options: { defaultValue: 'b' }, expected: 'b' },
    { options: { value: 'c', defaultValue: 'b' }, expected: 'c' },
    { options: { defaultValue: 'none' }, expected: 'a' },
  ])('starts with $expected for $options', async ({ options, expected }) => {
    expect(chosenIn(await render({ options: OPTIONS, ...options }))).toBe(expected)
  })

  it('keeps the choice of its visitor', async () => {
    const rendered = await render({ options: OPTIONS, defaultValue: 'b' })
    rendered.get<HTMLSelectElement>('select').value = 'c'
    await rendered.rerender(entryWith({ options: OPTIONS, defaultValue: 'b', required: true }))
    expect(chosenIn(rendered)).toBe('c')
  })

  it('starts with its value when the choices come late', async () => {
    const rendered = await render({ defaultValue: 'b' })
    await rendered.rerender(entryWith({ defaultValue: 'b', options: OPTIONS }))
    expect(chosenIn(rendered)).toBe('b')
  })

  it.each([{}, { defaultValue: 'b' }])('can take several, with %j', async (options) => {
    const rendered = await render({ options: OPTIONS, ...options }, { multiple: true })
    const { selectedOptions } = rendered.get<HTMLSelectElement>('select')
    expect(Array.from(selectedOptions, ({ value }) => value)).toEqual(Object.values(options))
  })

  it('takes 500 choices, equal ones too', async () => {
    const options = Array.from({ length: 500 }, () => ({ value: 'same' }))
    expect((await render({ options })).all('option')).toHaveLength(500)
  })
})

describe('selectOptions', () => {
  it.each([
    { options: [{ value: 'a', name: 'A' }], expected: [{ value: 'a', label: 'A' }] },
    { options: [{ value: 'b' }], expected: [{ value: 'b', label: 'b' }] },
    { options: [{ value: 'b', name: '' }], expected: [{ value: 'b', label: 'b' }] },
    { options: [{ value: '', name: 'None' }], expected: [{ value: '', label: 'None' }] },
    { options: [{ name: 'C' }], expected: [{ value: 'C', label: 'C' }] },
    { options: [{ value: 5 }], expected: [{ value: '5', label: '5' }] },
    { options: [{}], expected: [{ value: '', label: '' }] },
    { options: [null, 'a', ['b'], { value: 'c' }], expected: [{ value: 'c', label: 'c' }] },
    { options: undefined, expected: [] },
    { options: 'abc', expected: [] },
  ])('gives $expected for $options', ({ options, expected }) => {
    expect(selectOptions(deepFreeze(options))).toEqual(expected)
  })
})
