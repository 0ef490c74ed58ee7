// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../../content/testing/blocks'
import { drawEntry } from '../../../render/testing/drawEntry'
import type { FormSubmitButtonOptions } from './fieldOptions'
import { formSubmitButtonBlock } from './SubmitButton'

async function draw(options: FormSubmitButtonOptions, properties = {}): Promise<HTMLButtonElement> {
  const block = component('Form:SubmitButton', { ...options }, { id: 'builder-b', properties })
  const drawn = await drawEntry(deepFreeze(entry([block])), [formSubmitButtonBlock])
  return drawn.get<HTMLButtonElement>('button.builder-block.builder-b')
}

describe('SubmitButton', () => {
  it.each([
    { text: 'Send', expected: 'Send' },
    { text: '<b>a</b>', expected: '<b>a</b>' },
    { text: undefined, expected: '' },
    { text: {} as string, expected: '' },
  ])('says "$expected" for $text', async ({ text, expected }) => {
    const button = await draw({ text })
    expect(button.textContent).toBe(expected)
    expect(button.type).toBe('submit')
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  it('carries the attributes of its block', async () => {
    const button = await draw({ text: 'Send' }, { type: 'reset', 'aria-label': 'Start anew' })
    expect(button.type).toBe('reset')
    expect(button.getAttribute('aria-label')).toBe('Start anew')
  })
})
