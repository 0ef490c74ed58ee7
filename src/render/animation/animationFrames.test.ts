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

const fade = { opacity: 0 }
const faded = { opacity: '0' }
const own = { opacity: 'own opacity' }
const hostile = { background: 'url(javascript:1)' }

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

  it.each<[name: string, styles: (CssDeclarations | undefined)[], frames: object[]]>([
    ['is the element’s own at the end where the last step has none', [fade, {}], [faded, {}]],
    ['is the element’s own at first where the first step has none', [{}, fade], [own, faded]],
    [
      'is the element’s own at both ends where only a step between names it',
      [{}, { color: 'red' }, undefined],
      [{ color: 'own color' }, { color: 'red' }, {}],
    ],
    ['comes from a single step', [{ left: '9px' }], [{ left: '9px' }, {}]],
    [
      'is ignored if its property cannot have the value',
      [{ ...hostile, ...fade }, {}],
      [faded, {}],
    ],
    ['is ignored if it is not a property', [{ 'a;b': 'x', color: '' }, {}], [{}, {}]],
  ])('%s', (_, styles, frames) => {
    const last = frames.length - 1
    expect(framesOf(styles, 'linear')).toEqual(
      frames.map((frame, index) => ({ ...frame, offset: index / last, easing: 'linear' })),
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
