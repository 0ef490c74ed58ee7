// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../internals/testing/renderBlock'
import { formTextAreaBlock } from './TextArea'

const render = async (options: object, properties = {}): Promise<HTMLTextAreaElement> =>
  (await renderBlock(formTextAreaBlock, options, { block: { properties } })).get('.builder-b')

describe('TextArea', () => {
  it('is a text area with the attributes of its block', async () => {
    const options = { name: 'a', placeholder: 'Hello', required: true }
    const area = await render(options, { rows: 5 })
    expect(area).toMatchObject({ ...options, localName: 'textarea', id: 'siteblocks-a' })
    expect(area.getAttribute('rows')).toBe('5')
  })

  it.each([
    { options: { defaultValue: 'd\n<b>' }, expected: 'd\n<b>' },
    { options: { defaultValue: 'x'.repeat(1_000_000) }, expected: 'x'.repeat(1_000_000) },
    { options: {}, expected: '' },
  ])('starts with its value, of any length', async ({ options, expected }) => {
    const area = await render(options)
    expect([area.value, area.readOnly]).toEqual([expected, false])
  })
})
