// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BlockAnimation } from '../../content/types'
import { playAnimation, startAnimation } from './startAnimation'

const onScroll: BlockAnimation = {
  trigger: 'scrollInView',
  duration: 1,
  steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
}

function elementAt(top: number): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  onTestFinished(() => element.remove())
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 10 } as DOMRect)
  return element
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('startAnimation', () => {
  it('moves at once what is in view already', () => {
    const element = elementAt(10)
    startAnimation(element, onScroll, window)
    vi.advanceTimersByTime(0)
    expect(element.style.opacity).toBe('1')
  })

  it('leaves an element that still waits visible when it is told to end', () => {
    const element = elementAt(9000)
    const end = startAnimation(element, onScroll, window)
    expect(element.style.opacity).toBe('0')
    end()
    expect(element.style.cssText).toBe('opacity: 1;')
  })
})

describe('playAnimation', () => {
  it('runs an animation whatever it waits for', () => {
    const element = elementAt(9000)
    playAnimation(element, { ...onScroll, repeat: true }, window)
    expect(element.style.opacity).toBe('0')
    vi.runAllTimers()
    expect(element.style.cssText).toBe('opacity: 1;')
  })
})
