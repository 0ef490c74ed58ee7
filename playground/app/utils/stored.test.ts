import { describe, expect, it } from 'vitest'
import { storedNames } from './stored'

describe('storedNames', () => {
  it('recognises what is of SiteBlocks', () => {
    const cookies =
      'theme=dark; builder.tests.a=b; builderSessionId=1; builder%2Etests%2Ec=d; own-builderSessionId=2'
    expect(
      storedNames(cookies, ['builderVisitorId', 'rebuilder'], ['siteblocks.events/1']),
    ).toEqual([
      'builder.tests.a',
      'builderSessionId',
      'builder.tests.c',
      'own-builderSessionId',
      'builderVisitorId',
      'siteblocks.events/1',
    ])
  })
})
