import { vi } from 'vitest'

let messages: string[] = []

/** Records warnings and errors instead of printing them, from now on. */
export function recordConsole(): void {
  messages = []
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(`${level}: ${parts.map(String).join(' ')}`)
    })
  }
}

/** Returns the warnings and errors printed so far. Messages that a test does not take fail it. */
export function takeConsole(): string[] {
  const taken = messages
  messages = []
  return taken
}
