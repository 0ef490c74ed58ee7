import { describe, expect, it } from 'vitest'
import { transitionOf } from './transitionOf'

describe('transitionOf', () => {
  it.each([
    ['easeInOut', 'all 0.3s ease-in-out 0.1s'],
    ['linear', 'all 0.3s linear 0.1s'],
    ['cubic-bezier(.37,.01,0,.98)', 'all 0.3s cubic-bezier(.37,.01,0,.98) 0.1s'],
    [undefined, 'all 0.3s  0.1s'],
  ])('spells the easing %s', (easing, text) => {
    const animation = { trigger: 'pageLoad', steps: [], ...(easing && { easing }) } as const
    expect(transitionOf(animation, 0.3, 0.1)).toBe(text)
  })
})
