import { describe, expect, it } from 'vitest'
import { toggleItem } from './toggleItem'

describe('toggleItem', () => {
  it.each([
    { open: [], item: 0, oneAtATime: false, expected: { open: [0], latest: 0 } },
    { open: [0], item: 2, oneAtATime: false, expected: { open: [0, 2], latest: 2 } },
    { open: [0, 2], item: 0, oneAtATime: false, expected: { open: [2], latest: -1 } },
    { open: [2], item: 2, oneAtATime: false, expected: { open: [], latest: -1 } },
    { open: [1], item: 3, oneAtATime: true, expected: { open: [3], latest: 3 } },
    { open: [3], item: 3, oneAtATime: true, expected: { open: [], latest: -1 } },
    { open: [1, 2], item: 2, oneAtATime: true, expected: { open: [], latest: -1 } },
  ])(
    'makes $expected of $open by $item when oneAtATime is $oneAtATime',
    ({ open, item, oneAtATime, expected }) => {
      expect(toggleItem({ open, latest: -1 }, item, oneAtATime)).toEqual(expected)
    },
  )
})
