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

/** Returns the warnings and errors printed so far. Messages that a test does not take fail it. */
export function takeConsole(): string[] {
  const taken = messages
  messages = []
  return taken
}
