// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrame } from './afterFrame'

/** Pending animation frames, which tests run by hand. */
let frames: Map<number, () => void>

function draw(): void {
  const due = [...frames.values()]
  frames.clear()
  for (const frame of due) frame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frames = new Map()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    frames.set(++last, frame)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => void vi.useRealTimers())

describe('afterFrame', () => {
  it('lets one whole frame pass, and calls once', () => {
    const then = vi.fn()
    afterFrame(window, then)
    draw()
    expect(then).not.toHaveBeenCalled()
    draw()
    vi.advanceTimersByTime(1_000)
    expect(then).toHaveBeenCalledOnce()
  })

  it('does not wait for the frames of a hidden tab', () => {
    const then = vi.fn()
    afterFrame(window, then)
    vi.advanceTimersByTime(100)
    draw()
    draw()
    expect(then).toHaveBeenCalledOnce()
  })

  it.each([0, 1])('can be prevented, after %d frames', (count) => {
    const then = vi.fn()
    const stop = afterFrame(window, then)
    for (let n = 0; n < count; n++) draw()
    stop()
    draw()
    vi.advanceTimersByTime(1_000)
    expect(then).not.toHaveBeenCalled()
  })
})
