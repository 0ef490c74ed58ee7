// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../../content/testing/blocks'
import { type DrawnEntry, drawEntry } from '../../../render/testing/drawEntry'
import type { FormSelectOptions } from './fieldOptions'
import { formSelectBlock } from './Select'

const OPTIONS = [{ value: 'a', name: 'A' }, { value: 'b' }, { value: 'c', name: 'C' }]

const entryWith = (options: FormSelectOptions, properties = {}) =>
  deepFreeze(entry([component('Form:Select', { ...options }, { id: 'builder-s', properties })]))

const draw = (options: FormSelectOptions, properties = {}): Promise<DrawnEntry> =>
  drawEntry(entryWith(options, properties), [formSelectBlock])

const chosenIn = (drawn: DrawnEntry): string => drawn.get<HTMLSelectElement>('select').value

describe('Select', () => {
  it('is a select with its choices', async () => {
    const drawn = await draw({ name: 's', required: true, options: OPTIONS })
    const select = drawn.get<HTMLSelectElement>('select.builder-block.builder-s')
    expect(select.name).toBe('s')
    expect(select.required).toBe(true)
    expect(select.id).toMatch(/-s$/)
    const choices = drawn.all<HTMLOptionElement>('option')
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
    expect(chosenIn(await draw({ options: OPTIONS, ...options }))).toBe(expected)
  })

  it('keeps the choice of its visitor', async () => {
    const drawn = await draw({ options: OPTIONS, defaultValue: 'b' })
    drawn.get<HTMLSelectElement>('select').value = 'c'
    await drawn.redraw(entryWith({ options: OPTIONS, defaultValue: 'b', required: true }))
    expect(chosenIn(drawn)).toBe('c')
  })

  it('starts with its value when the choices come late', async () => {
    const drawn = await draw({ defaultValue: 'b' })
    await drawn.redraw(entryWith({ defaultValue: 'b', options: OPTIONS }))
    expect(chosenIn(drawn)).toBe('b')
  })

  it.each([{}, { defaultValue: 'b' }])('can take several, with %j', async (options) => {
    const drawn = await draw({ options: OPTIONS, ...options }, { multiple: true })
    const { selectedOptions } = drawn.get<HTMLSelectElement>('select')
    expect(Array.from(selectedOptions, ({ value }) => value)).toEqual(Object.values(options))
  })

  it('takes 500 choices, equal ones too', async () => {
    const options = Array.from({ length: 500 }, () => ({ value: 'same' }))
    expect((await draw({ options })).all('option')).toHaveLength(500)
  })
})
