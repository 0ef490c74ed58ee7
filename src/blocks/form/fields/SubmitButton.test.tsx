// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../internals/testing/renderBlock'
import { formSubmitButtonBlock } from './SubmitButton'

describe('SubmitButton', () => {
  it.each([
    { text: 'Send', expected: 'Send' },
    { text: '<b>a</b>', expected: '<b>a</b>' },
    { text: undefined, expected: '' },
  ])('says "$expected" for $text', async ({ text, expected }) => {
    const { get } = await renderBlock(formSubmitButtonBlock, { text })
    const button = get<HTMLButtonElement>('button.builder-b')
    expect([button.textContent, button.type]).toEqual([expected, 'submit'])
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  it('carries the attributes of its block', async () => {
    const block = { properties: { type: 'reset', 'aria-label': 'Start anew' } }
    const { get } = await renderBlock(formSubmitButtonBlock, { text: 'Send' }, { block })
    expect(get('button[type=reset][aria-label="Start anew"]')).toBeTruthy()
  })
})
