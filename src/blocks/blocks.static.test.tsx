// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { parseContent } from '../content/parseContent'
import { defaultBlocks } from './defaultBlocks'
import { expectSamePage, holdStill } from './internals/testing/expectSamePage'
import { ENDLESS, hostileEntries } from './internals/testing/hostileEntries'
import { ENTRY_FILES, entryIn } from './internals/testing/sampleEntries'

/**
 * Exceeds the limits of an expression at once. An endless loop would take nearly two minutes,
 * because lists repeat it.
 */
const REFUSED = 'Array(1e9)'

describe('a page, with and without React for what never changes', () => {
  holdStill()

  it.each(ENTRY_FILES)('is the same for %s', (file) => expectSamePage(entryIn(file)))

  it('is the same for entries of any kind', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(hostileEntries(defaultBlocks), async (entry) => {
        const bearable = JSON.stringify(entry).split(ENDLESS).join(REFUSED)
        await expectSamePage(parseContent(JSON.parse(bearable)))
      }),
      { numRuns: 500, seed: 17, endOnFailure: true },
    )
  })
})
