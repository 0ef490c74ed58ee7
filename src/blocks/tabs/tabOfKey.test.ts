import { describe, expect, it } from 'vitest'
import { tabOfKey } from './Tabs'

describe('tabOfKey', () => {
  it.each([
    { key: 'ArrowRight', tab: 0, ltr: 1, rtl: 3 },
    { key: 'ArrowRight', tab: 3, ltr: 0, rtl: 2 },
    { key: 'ArrowLeft', tab: 0, ltr: 3, rtl: 1 },
    { key: 'ArrowLeft', tab: 3, ltr: 2, rtl: 0 },
    { key: 'Home', tab: 2, ltr: 0, rtl: 0 },
    { key: 'End', tab: 2, ltr: 3, rtl: 3 },
    { key: 'ArrowDown', tab: 1, ltr: undefined, rtl: undefined },
    { key: 'Enter', tab: 1, ltr: undefined, rtl: undefined },
    { key: 'a', tab: 1, ltr: undefined, rtl: undefined },
  ])('leads from $tab of 4 to $ltr, from right to left to $rtl, by $key', (row) => {
    expect(tabOfKey(row.key, row.tab, 4, false)).toBe(row.ltr)
    expect(tabOfKey(row.key, row.tab, 4, true)).toBe(row.rtl)
  })

  it.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])('stays at the only tab by %s', (key) => {
    expect(tabOfKey(key, 0, 1, false)).toBe(0)
  })
})
