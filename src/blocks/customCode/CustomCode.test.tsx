// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../internals/testing/renderBlock'
import { customCodeBlock } from './CustomCode'

describe('CustomCode', () => {
  it.each([
    { name: 'Custom Code', code: '<b>1</b>', expected: '<b>1</b>' },
    { name: 'CustomCode', code: '<b>1</b>', expected: '<b>1</b>' },
    { name: 'Custom Code', code: undefined, expected: '' },
    { name: 'Custom Code', code: 5, expected: '5' },
  ])('shows $code of $name as "$expected"', async ({ name, code, expected }) => {
    const block = { component: { name, options: { code } } }
    const { get } = await renderBlock(customCodeBlock, {}, { block })
    expect(get('.builder-b.builder-has-component > .builder-custom-code').innerHTML).toBe(expected)
  })
})
