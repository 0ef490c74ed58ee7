import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetWarnings } from '../warn'

let messages: string[] = []

beforeEach(() => {
  messages = []
  forgetWarnings()
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(`${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(takeConsole(), 'unexpected console messages').toEqual([])
})

/**
 * The warnings and errors printed so far, which the test thereby expects. Any that are left fail
 * it.
 */
export function takeConsole(): string[] {
  const taken = messages
  messages = []
  return taken
}
