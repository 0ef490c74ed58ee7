import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { runCommands } from './commandQueue'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

describe('runCommands', () => {
  it('runs calls and functions in order, and one that throws stops no other', () => {
    const calls: unknown[] = []
    const siteBlocks = {
      mount: (...args: unknown[]) => calls.push(['mount', ...args]),
      track() {
        throw new Error('SiteBlocks: no such event.')
      },
    } as unknown as SiteBlocksGlobal
    runCommands(
      [
        ['mount', '#one', { model: 'page' }],
        ['track', 'x'],
        ['constructor'],
        ['nonsense'],
        (given) => calls.push(given === siteBlocks),
      ],
      siteBlocks,
    )
    expect(calls).toEqual([['mount', '#one', { model: 'page' }], true])
    expect(takeConsole()).toEqual([
      expect.stringContaining('no such event'),
      expect.stringContaining('no method "constructor"'),
      expect.stringContaining('no method "nonsense"'),
    ])
  })
})
