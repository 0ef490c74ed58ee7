// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { replaceInView } from '../internals/testing/fakeView'
import { createTrackView, type TrackMove } from './createTrackView'

const SLIDE_WIDTH = 100

const layout: TrackMove = {
  count: 3,
  slidesToShow: 1,
  slidesToScroll: 1,
  infinite: true,
  speed: 500,
  cssEase: 'linear',
  isRtl: false,
}

function render() {
  let nextFrame: (() => void) | undefined
  replaceInView('requestAnimationFrame', (run: () => void) => {
    nextFrame = run
    return 1
  })
  replaceInView('cancelAnimationFrame', () => {
    nextFrame = undefined
  })
  const list = document.createElement('div')
  const track = list.appendChild(document.createElement('div'))
  const slides = [0, 1, 2].map(() => track.appendChild(document.createElement('div')))
  let left = 0
  list.getBoundingClientRect = () => new DOMRect(0, 0, SLIDE_WIDTH)
  track.getBoundingClientRect = () => new DOMRect(left, 0, SLIDE_WIDTH)
  return {
    track,
    view: createTrackView(track),
    turned: () => slides.map(({ style }) => style.transform),
    /** Renders the next frame with the track moved this far. */
    frame(movedBy: number) {
      left = movedBy
      nextFrame?.()
    },
    isFollowing: () => nextFrame !== undefined,
  }
}

describe('createTrackView', () => {
  it('writes nothing for a row at its start', () => {
    const { view, track, turned } = render()
    view.show(0, layout)
    expect(track.style.transform).toBe('')
    expect(turned()).toEqual(['', '', ''])
  })

  it.each([
    { position: 1, track: 'translateX(-100%)', slides: ['translateX(300%)', '', ''] },
    { position: 0.5, track: 'translateX(-50%)', slides: ['', '', ''] },
    { position: -0.5, track: 'translateX(50%)', slides: ['', '', 'translateX(-300%)'] },
    {
      position: 2,
      track: 'translateX(-200%)',
      slides: ['translateX(300%)', 'translateX(300%)', ''],
    },
  ])('moves the track, and round it the slides that are gone, to $position', (expected) => {
    const { view, track, turned } = render()
    view.show(expected.position, layout)
    expect(track.style.transform).toBe(expected.track)
    expect(turned()).toEqual(expected.slides)
  })

  it('mirrors everything from right to left', () => {
    const { view, track, turned } = render()
    view.show(1, { ...layout, isRtl: true })
    expect(track.style.transform).toBe('translateX(100%)')
    expect(turned()).toEqual(['translateX(-300%)', '', ''])
  })

  it('lets no slide go round in a finite row', () => {
    const { view, turned } = render()
    view.show(2, { ...layout, infinite: false })
    expect(turned()).toEqual(['', '', ''])
  })

  it('lets the browser animate a move, by a transform alone', () => {
    const { view, track } = render()
    view.glide(0, 1, layout)
    expect(track.style.transition).toMatch(/^transform 500ms/)
    expect(track.style.transitionTimingFunction).toBe('linear')
    expect(track.style.transform).toBe('translateX(-100%)')
    view.show(1, layout)
    expect(track.style.transition).toBe('')
  })

  it('brings the slide that comes in from before the start', () => {
    const { view, turned } = render()
    view.glide(0, -1, layout)
    expect(turned()).toEqual(['', '', 'translateX(-300%)'])
  })

  it.each([
    { isRtl: false, towardsNext: -1, turn: 'translateX(300%)' },
    { isRtl: true, towardsNext: 1, turn: 'translateX(-300%)' },
  ])('moves a slide to the other side once it is out of view: $turn', (direction) => {
    const { isRtl, towardsNext, turn } = direction
    const { view, turned, frame, isFollowing } = render()
    view.glide(0, 2, { ...layout, isRtl, slidesToShow: 2, slidesToScroll: 2 })
    frame((SLIDE_WIDTH - 1) * towardsNext)
    expect(turned()).toEqual(['', '', ''])
    frame(SLIDE_WIDTH * towardsNext)
    expect(turned()).toEqual([turn, '', ''])
    view.stop()
    expect(isFollowing()).toBe(false)
  })
})
