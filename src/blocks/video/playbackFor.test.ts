import { describe, expect, it } from 'vitest'
import { playbackFor } from './Video'

describe('playbackFor', () => {
  it('does nothing that was not asked for', () => {
    expect(playbackFor({}, false)).toEqual({
      autoPlay: false,
      controls: false,
      loop: false,
      muted: false,
      playsInline: false,
    })
  })

  it.each([
    { options: { autoPlay: true }, reduced: false, autoPlay: true, controls: false },
    { options: { autoPlay: true }, reduced: true, autoPlay: false, controls: true },
    { options: { autoPlay: false }, reduced: true, autoPlay: false, controls: false },
    { options: { controls: true }, reduced: false, autoPlay: false, controls: true },
  ])('of $options, with motion reduced ($reduced)', ({ options, reduced, ...expected }) => {
    expect(playbackFor(options, reduced)).toMatchObject(expected)
  })
})
