// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../../content/testing/blocks'
import { renderEntry } from '../../../render/testing/renderEntry'
import type { FormSubmitButtonOptions } from './fieldOptions'
import { formSubmitButtonBlock } from './SubmitButton'

async function render(
  options: FormSubmitButtonOptions,
  properties = {},
): Promise<HTMLButtonElement> {
  const block = component('Form:SubmitButton', { ...options }, { id: 'builder-b', properties })
  const rendered = await renderEntry(deepFreeze(entry([block])), [formSubmitButtonBlock])
  return rendered.get<HTMLButtonElement>('button.builder-block.builder-b')
}

describe('SubmitButton', () => {
  it.each([
    { text: 'Send', expected: 'Send' },
    { text: '<b>a</b>', expected: '<b>a</b>' },
    { text: undefined, expected: '' },
    { text: {} as string, expected: '' },
  ])('says "$expected" for $text', async ({ text, expected }) => {
    const button = await render({ text })
    expect(button.textContent).toBe(expected)
    expect(button.type).toBe('submit')
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  it('carries the attributes of its block', async () => {
    const button = await render({ text: 'Send' }, { type: 'reset', 'aria-label': 'Start anew' })
    expect(button.type).toBe('reset')
    expect(button.getAttribute('aria-label')).toBe('Start anew')
  })
})
