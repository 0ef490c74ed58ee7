import { describe, expect, it } from 'vitest'
import type { PageView } from '../page/Page'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { createImpressionCheck, type Impression } from './recordedImpressions'

const startView = (): PageView => ({ number: 1, cause: 'load', keys: readPageKeys('') })

const FIRST: Impression = ['https://cdn.example.com', 'k', 'cid', undefined, 0]

describe('createImpressionCheck', () => {
  it('lets an impression pass once per page view', () => {
    const isNew = createImpressionCheck()
    const view = startView()
    expect([isNew(view, FIRST), isNew(view, FIRST)]).toEqual([true, false])
    expect(isNew(startView(), FIRST)).toBe(true)
  })

  it.each<[field: string, place: number, other: string | number]>([
    ['variation', 3, 'v1'],
    ['entry', 2, 'cid2'],
    ['key', 1, 'k2'],
    ['host', 0, 'https://eu.example.com'],
    ['visitor', 4, 1],
  ])('counts one of another %s as new', (_field, place, other) => {
    const isNew = createImpressionCheck()
    const view = startView()
    isNew(view, FIRST)
    const changed = FIRST.map((value, index) => (index === place ? other : value))
    expect(isNew(view, changed as unknown as Impression)).toBe(true)
  })

  it('is independent of other checks', () => {
    const view = startView()
    createImpressionCheck()(view, FIRST)
    expect(createImpressionCheck()(view, FIRST)).toBe(true)
  })
})
