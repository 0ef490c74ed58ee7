import { describe, expect, it } from 'vitest'
import { toggleItem } from './Accordion'

describe('toggleItem', () => {
  it.each([
    { open: [], item: 'a', oneAtATime: false, expected: { open: ['a'], latest: 'a' } },
    { open: ['a'], item: 'c', oneAtATime: false, expected: { open: ['a', 'c'], latest: 'c' } },
    { open: ['a', 'c'], item: 'a', oneAtATime: false, expected: { open: ['c'], latest: '' } },
    { open: ['c'], item: 'c', oneAtATime: false, expected: { open: [], latest: '' } },
    { open: ['b'], item: 'd', oneAtATime: true, expected: { open: ['d'], latest: 'd' } },
    { open: ['d'], item: 'd', oneAtATime: true, expected: { open: [], latest: '' } },
    { open: ['b', 'c'], item: 'c', oneAtATime: true, expected: { open: [], latest: '' } },
  ])(
    'makes $expected of $open by $item when oneAtATime is $oneAtATime',
    ({ open, item, oneAtATime, expected }) => {
      expect(toggleItem({ open, latest: '' }, item, oneAtATime)).toEqual(expected)
    },
  )
})
