import { describe, expect, it } from 'vitest'
import type { BlockAnimation, CssDeclarations } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { animationFrames } from './animationFrames'

function framesOf(styles: (CssDeclarations | undefined)[], easing?: string) {
  const animation: BlockAnimation = {
    trigger: 'pageLoad',
    steps: styles.map((s) => ({ styles: s })),
    ...(easing !== undefined && { easing }),
  }
  return animationFrames(deepFreeze(animation), {
    own: (property) => `own ${property}`,
    takes: (_, value) => !value.startsWith('url('),
  })
}

describe('animationFrames', () => {
  it('spells properties and values as keyframes do', () => {
    const step = { opacity: 0, marginTop: 10, '--gap': 4, WebkitFilter: 'none', offset: 'none' }
    expect(framesOf([step, { ...step, float: ' left ' }])).toEqual([
      {
        ...{ opacity: '0', marginTop: '10px', '--gap': '4', WebkitFilter: 'none' },
        ...{ cssOffset: 'none', cssFloat: 'own float', offset: 0, easing: 'ease' },
      },
      {
        ...{ opacity: '0', marginTop: '10px', '--gap': '4', WebkitFilter: 'none' },
        ...{ cssOffset: 'none', cssFloat: 'left', offset: 1, easing: 'ease' },
      },
    ])
  })

  it.each<{ case: string; styles: (CssDeclarations | undefined)[]; frames: object[] }>([
    {
      case: 'is the element’s own at the end where the last step leaves it out',
      styles: [{ opacity: 0 }, {}],
      frames: [{ opacity: '0', offset: 0 }, { offset: 1 }],
    },
    {
      case: 'is the element’s own at first where the first step leaves it out',
      styles: [{}, { opacity: 0 }],
      frames: [
        { opacity: 'own opacity', offset: 0 },
        { opacity: '0', offset: 1 },
      ],
    },
    {
      case: 'is the element’s own at both ends where only a step between names it',
      styles: [{}, { color: 'red' }, undefined],
      frames: [{ color: 'own color', offset: 0 }, { color: 'red', offset: 0.5 }, { offset: 1 }],
    },
    {
      case: 'comes from a single step',
      styles: [{ left: '9px' }],
      frames: [{ left: '9px', offset: 0 }, { offset: 1 }],
    },
    {
      case: 'takes no part if its property cannot have the value',
      styles: [{ background: 'url(javascript:1)', opacity: 0 }, {}],
      frames: [{ opacity: '0', offset: 0 }, { offset: 1 }],
    },
    {
      case: 'takes no part if it is no property',
      styles: [{ 'a;b': 'x', color: '' }, {}],
      frames: [{ offset: 0 }, { offset: 1 }],
    },
  ])('$case', ({ styles, frames }) => {
    expect(framesOf(styles, 'linear')).toEqual(
      frames.map((frame) => ({ ...frame, easing: 'linear' })),
    )
  })

  it.each([
    ['easeInOut', 'ease-in-out'],
    ['linear', 'linear'],
    ['cubic-bezier(.37,.01,0,.98)', 'cubic-bezier(.37,.01,0,.98)'],
    ['', 'ease'],
    [undefined, 'ease'],
  ])('spells the easing %s as %s', (easing, expected) => {
    expect(framesOf([{}, {}], easing)[0]?.easing).toBe(expected)
  })
})
