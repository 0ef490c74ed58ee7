import { describe, expect, it } from 'vitest'
import { frameSize } from './frameSize'

describe('frameSize', () => {
  it.each([
    { wanted: 390, room: 780, width: 390, scale: 1 },
    { wanted: 780, room: 780, width: 780, scale: 1 },
    { wanted: 1280, room: 640, width: 1280, scale: 0.5 },
    { wanted: 'fit', room: 780, width: 780, scale: 1 },
    { wanted: 'fit', room: 320, width: 320, scale: 1 },
    { wanted: 'fit', room: 240, width: 320, scale: 0.75 },
  ] as const)('shows $wanted in $room px as $width px at $scale', ({ wanted, room, ...size }) => {
    expect(frameSize(wanted, room)).toEqual(size)
  })
})
