// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readScriptDefaults } from './start'

function script(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const element = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('readScriptDefaults', () => {
  it('reads the key and the host', () => {
    const own = script({ 'data-api-key': 'k', 'data-host': 'https://content.example.com' })
    expect(readScriptDefaults(own)).toEqual({ apiKey: 'k', host: 'https://content.example.com' })
  })

  it.each([
    { value: 'false', expected: false },
    { value: 'true', expected: undefined },
    { value: '', expected: undefined },
  ])('turns data-can-track="$value" into $expected', ({ value, expected }) => {
    expect(readScriptDefaults(script({ 'data-can-track': value })).canTrack).toBe(expected)
  })

  it('finds none without an element', () => {
    expect(readScriptDefaults(undefined)).toEqual({})
  })
})
