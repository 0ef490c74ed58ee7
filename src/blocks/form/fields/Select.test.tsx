// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../../content/testing/blocks'
import type { RenderedEntry } from '../../../render/testing/renderEntry'
import { entryWith, renderBlock } from '../../internals/testing/renderBlock'
import { formSelectBlock, selectOptions } from './Select'

const OPTIONS = [{ value: 'a', name: 'A' }, { value: 'b' }, { value: 'c', name: 'C' }]

const render = (options: object, properties = {}): Promise<RenderedEntry> =>
  renderBlock(formSelectBlock, options, { block: { properties } })

const selectIn = (rendered: RenderedEntry) => rendered.get<HTMLSelectElement>('select.builder-b')

describe('Select', () => {
  it('is a select with its choices', async () => {
    const rendered = await render({ name: 's', required: true, options: OPTIONS })
    expect(selectIn(rendered)).toMatchObject({ name: 's', required: true, id: 'siteblocks-s' })
    const choices = rendered.all<HTMLOptionElement>('option')
    expect(choices.map(({ value, text }) => `${value} ${text}`)).toEqual(['a A', 'b b', 'c C'])
  })

  it.each([
    { options: {}, expected: 'a' },
    { options: { defaultValue: 'b' }, expected: 'b' },
    { options: { value: 'c', defaultValue: 'b' }, expected: 'c' },
    { options: { defaultValue: 'none' }, expected: 'a' },
  ])('starts with $expected for $options', async ({ options, expected }) => {
    expect(selectIn(await render({ options: OPTIONS, ...options })).value).toBe(expected)
  })

  it('preserves the visitor’s choice when it re-renders', async () => {
    const rendered = await render({ options: OPTIONS, defaultValue: 'b' })
    selectIn(rendered).value = 'c'
    const next = { options: OPTIONS, defaultValue: 'b', required: true }
    await rendered.rerender(entryWith('Form:Select', next))
    expect(selectIn(rendered).value).toBe('c')
  })

  it('starts with its value when the choices come late', async () => {
    const rendered = await render({ defaultValue: 'b' })
    await rendered.rerender(entryWith('Form:Select', { defaultValue: 'b', options: OPTIONS }))
    expect(selectIn(rendered).value).toBe('b')
  })

  it.each([{}, { defaultValue: 'b' }])('allows several choices, with %j', async (options) => {
    const rendered = await render({ options: OPTIONS, ...options }, { multiple: true })
    const { selectedOptions } = selectIn(rendered)
    expect(Array.from(selectedOptions, ({ value }) => value)).toEqual(Object.values(options))
  })

  it('renders 500 choices, even equal ones', async () => {
    const options = Array.from({ length: 500 }, () => ({ value: 'same' }))
    expect((await render({ options })).all('option')).toHaveLength(500)
  })
})

describe('selectOptions', () => {
  it.each([
    { options: [{ value: 'b', name: '' }], expected: [{ value: 'b', label: 'b' }] },
    { options: [{ value: '', name: 'None' }], expected: [{ value: '', label: 'None' }] },
    { options: [{ name: 'C' }], expected: [{ value: 'C', label: 'C' }] },
    { options: [{ value: 5 }], expected: [{ value: '5', label: '5' }] },
    { options: [{}], expected: [{ value: '', label: '' }] },
    { options: [null, 'a', ['b'], { value: 'c' }], expected: [{ value: 'c', label: 'c' }] },
    { options: 'abc', expected: [] },
  ])('gives $expected for $options', ({ options, expected }) => {
    expect(selectOptions(deepFreeze(options))).toEqual(expected)
  })
})
