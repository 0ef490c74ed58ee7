// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { customCodeBlock } from './CustomCode'

describe('CustomCode', () => {
  it.each([
    { name: 'Custom Code', code: '<b>1</b>', expected: '<b>1</b>' },
    { name: 'CustomCode', code: '<b>1</b>', expected: '<b>1</b>' },
    { name: 'Custom Code', code: undefined, expected: '' },
    { name: 'Custom Code', code: 5, expected: '5' },
  ])('shows $code of $name as "$expected"', async ({ name, code, expected }) => {
    const block = component(name, { code }, { id: 'builder-c' })
    const rendered = await renderEntry(deepFreeze(entry([block])), [customCodeBlock])
    const box = rendered.get(
      '.builder-block.builder-c.builder-has-component > .builder-custom-code',
    )
    expect(box.innerHTML).toBe(expected)
  })
})
