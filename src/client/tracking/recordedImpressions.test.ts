import { describe, expect, it } from 'vitest'
import type { PageView } from '../page/Page'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { createImpressionCheck, type Impression } from './recordedImpressions'

const startView = (): PageView => ({ number: 1, cause: 'load', keys: readPageKeys('') })

const FIRST: Impression = {
  host: 'https://cdn.example.com',
  apiKey: 'k',
  contentId: 'cid',
  variationId: undefined,
  forgotten: 0,
}

describe('createImpressionCheck', () => {
  it('lets an impression pass once per page view', () => {
    const isNew = createImpressionCheck()
    const view = startView()
    expect([isNew(view, FIRST), isNew(view, FIRST)]).toEqual([true, false])
    expect(isNew(startView(), FIRST)).toBe(true)
  })

  it.each<{ other: Partial<Impression>; expected: boolean }>([
    { other: { variationId: 'cid' }, expected: false },
    { other: { variationId: 'v1' }, expected: true },
    { other: { contentId: 'cid2' }, expected: true },
    { other: { apiKey: 'k2' }, expected: true },
    { other: { host: 'https://eu.example.com' }, expected: true },
  ])('counts $other as a new impression: $expected', ({ other, expected }) => {
    const isNew = createImpressionCheck()
    const view = startView()
    isNew(view, FIRST)
    expect(isNew(view, { ...FIRST, ...other })).toBe(expected)
  })

  it('is independent of other checks', () => {
    const view = startView()
    createImpressionCheck()(view, FIRST)
    expect(createImpressionCheck()(view, FIRST)).toBe(true)
  })
})
