// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BlockAnimation } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { createPlayer } from './createPlayer'

const fade: BlockAnimation = {
  trigger: 'pageLoad',
  duration: 0.1,
  delay: 0.05,
  easing: 'easeInOut',
  steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
}

function playerOf(animation: Partial<BlockAnimation> = {}) {
  const element = document.createElement('div')
  document.body.append(element)
  onTestFinished(() => element.remove())
  const { style } = element
  return { style, player: createPlayer(element, deepFreeze({ ...fade, ...animation }), window) }
}

describe('createPlayer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('waits in the first step, moves in the next task, and clears up 100 ms after the end', () => {
    const { style, player } = playerOf()
    player.prepare()
    expect(style).toMatchObject({ transition: 'none', opacity: '0' })

    player.play()
    expect(style.opacity).toBe('0')
    vi.advanceTimersByTime(0)
    expect(style).toMatchObject({
      transition: 'all 0.1s ease-in-out 0.05s',
      opacity: '1',
    })
    vi.advanceTimersByTime(249)
    expect(style.transition).not.toBe('')
    vi.advanceTimersByTime(1)
    expect(style.cssText).toBe('opacity: 1;')
  })

  it('goes through all steps in the time of the animation', () => {
    const steps = ['0', '0.2', '0.6', '1'].map((opacity) => ({ styles: { opacity } }))
    const { style, player } = playerOf({ steps, duration: 0.75 })
    player.prepare()
    player.play()
    const seen: string[] = []
    for (const wait of [0, 299, 1, 250, 350]) {
      vi.advanceTimersByTime(wait)
      seen.push(`${style.opacity} ${style.transition}`)
    }
    const moving = (delay: number): string => `all 0.25s ease-in-out ${delay}s`
    expect(seen).toEqual([
      `0.2 ${moving(0.05)}`,
      `0.2 ${moving(0.05)}`,
      `0.6 ${moving(0)}`,
      `1 ${moving(0)}`,
      '1 ',
    ])
  })

  it('gives back what the last step left to the block', () => {
    const { style, player } = playerOf({ steps: [{ styles: { display: 'flex' } }, {}] })
    player.prepare()
    player.play()
    vi.advanceTimersByTime(0)
    expect(style.display).toBe('block')
    vi.runAllTimers()
    expect(style.cssText).toBe('')
  })

  it('keeps the transition of one that comes back', () => {
    const { style, player } = playerOf({ trigger: 'scrollInView', repeat: true })
    player.prepare()
    player.play()
    expect(player.isPlaying()).toBe(true)
    vi.runAllTimers()
    expect(player.isPlaying()).toBe(false)
    player.rewind()
    expect(style).toMatchObject({ transition: 'all 0.1s ease-in-out 0.05s', opacity: '0' })
  })

  it('jumps to the end when it is told to', () => {
    const { style, player } = playerOf()
    player.prepare()
    player.play()
    player.finish()
    vi.runAllTimers()
    expect(style.cssText).toBe('opacity: 1;')
  })
})
