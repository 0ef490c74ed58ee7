import { describe, expect, it } from 'vitest'
import { takeConsole } from '../testing/consoleMessages'
import { errorOnce, warnOnce } from './warn'

describe('warnOnce', () => {
  it('prints each message once', () => {
    warnOnce('a is wrong')
    warnOnce('a is wrong')
    errorOnce('b is wrong')
    expect(takeConsole()).toEqual(['warn: SiteBlocks: a is wrong', 'error: SiteBlocks: b is wrong'])
  })

  it('prints it in one line, whatever it quotes', () => {
    warnOnce('"a\n\nSiteBlocks: all is well" is wrong')
    expect(takeConsole()).toEqual(['warn: SiteBlocks: "a SiteBlocks: all is well" is wrong'])
  })
})
