import { describe, expect, it } from 'vitest'
import { nextTab } from './Tabs'

describe('nextTab', () => {
  it.each([
    { active: 0, tab: 1, collapsible: false, expected: 1 },
    { active: 0, tab: 1, collapsible: true, expected: 1 },
    { active: 1, tab: 1, collapsible: false, expected: 1 },
    { active: 1, tab: 1, collapsible: true, expected: -1 },
    { active: -1, tab: 0, collapsible: false, expected: 0 },
    { active: -1, tab: 0, collapsible: true, expected: 0 },
  ])(
    'goes from $active to $expected when $tab is chosen and collapsible is $collapsible',
    ({ active, tab, collapsible, expected }) => {
      const next = nextTab({ active, reachable: 0 }, tab, collapsible)
      expect(next.active).toBe(expected)
    },
  )

  it('keeps a collapsed tab reachable', () => {
    expect(nextTab({ active: 2, reachable: 2 }, 2, true)).toEqual({ active: -1, reachable: 2 })
  })

  it('is the same state when nothing changes', () => {
    const state = { active: 1, reachable: 1 }
    expect(nextTab(state, 1, false)).toBe(state)
  })
})
