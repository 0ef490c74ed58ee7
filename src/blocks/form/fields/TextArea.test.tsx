// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../../content/testing/blocks'
import { renderEntry } from '../../../render/testing/renderEntry'
import type { FormTextAreaOptions } from './fieldOptions'
import { formTextAreaBlock } from './TextArea'

async function render(options: FormTextAreaOptions, properties = {}): Promise<HTMLTextAreaElement> {
  const block = component('Form:TextArea', { ...options }, { id: 'builder-t', properties })
  const rendered = await renderEntry(deepFreeze(entry([block])), [formTextAreaBlock])
  return rendered.get<HTMLTextAreaElement>('textarea.builder-t')
}

describe('TextArea', () => {
  it('is a text area with the attributes of its block', async () => {
    const area = await render({ name: 'a', placeholder: 'Hello', required: true }, { rows: 5 })
    expect(area.name).toBe('a')
    expect(area.placeholder).toBe('Hello')
    expect(area.required).toBe(true)
    expect(area.getAttribute('rows')).toBe('5')
    expect(area.id).toMatch(/-a$/)
  })

  it.each([
    { options: { defaultValue: 'd\n<b>' }, expected: 'd\n<b>' },
    { options: { value: 'v', defaultValue: 'd' }, expected: 'v' },
    { options: {}, expected: '' },
  ])('starts with $expected for $options', async ({ options, expected }) => {
    const area = await render(options)
    expect(area.value).toBe(expected)
    expect(area.readOnly).toBe(false)
  })

  it('takes a text of a megabyte', async () => {
    const long = 'x'.repeat(1_000_000)
    expect((await render({ defaultValue: long })).value).toBe(long)
  })
})
