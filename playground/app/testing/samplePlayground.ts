import { vi } from 'vitest'
import type { Playground } from '../shell/PlaygroundContext'
import { sampleEntry } from './sampleEntry'

/** A playground that shows one entry; tests say what is different about theirs. */
export function samplePlayground(overrides: Partial<Playground> = {}): Playground {
  const entry = sampleEntry()
  return {
    config: { contentHost: 'http://localhost:4174', apiKey: 'roastery-demo', version: '0.1.0' },
    entries: { status: 'ready', value: [entry] },
    reloadEntries: vi.fn(),
    entry,
    state: { entry: undefined, width: 'fit', theme: 'system', panel: undefined },
    update: vi.fn(),
    ...overrides,
  }
}
