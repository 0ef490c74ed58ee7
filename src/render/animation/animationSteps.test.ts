import { describe, expect, it } from 'vitest'
import type { BlockAnimation, CssDeclarations } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { animationSteps } from './animationSteps'

function stepsOf(...styles: (CssDeclarations | undefined)[]) {
  const animation: BlockAnimation = {
    trigger: 'pageLoad',
    steps: styles.map((s) => ({ styles: s })),
  }
  return animationSteps(deepFreeze(animation), (property) => `own ${property}`)
}

describe('animationSteps', () => {
  it('spells properties and values as CSS', () => {
    const { steps } = stepsOf(
      { opacity: 0, marginTop: 10, '--gap': 4, WebkitFilter: 'none' },
      { opacity: '1', marginTop: ' 0 ', '--gap': 8, WebkitFilter: 'blur(1px)' },
    )
    expect(steps).toEqual([
      { opacity: '0', 'margin-top': '10px', '--gap': '4', '-webkit-filter': 'none' },
      { opacity: '1', 'margin-top': '0', '--gap': '8', '-webkit-filter': 'blur(1px)' },
    ])
  })

  it.each<{
    case: string
    styles: (CssDeclarations | undefined)[]
    steps: object[]
    borrowed: string[]
  }>([
    {
      case: 'the last step leaves out',
      styles: [{ opacity: 0 }, {}],
      steps: [{ opacity: '0' }, { opacity: 'own opacity' }],
      borrowed: ['opacity'],
    },
    {
      case: 'the first step leaves out',
      styles: [{}, { opacity: 0 }],
      steps: [{ opacity: 'own opacity' }, { opacity: '0' }],
      borrowed: [],
    },
    {
      case: 'only a step between names',
      styles: [{}, { color: 'red' }, undefined],
      steps: [{ color: 'own color' }, { color: 'red' }, { color: 'own color' }],
      borrowed: ['color'],
    },
    {
      case: 'a single step names',
      styles: [{ left: '9px' }],
      steps: [{ left: '9px' }, { left: 'own left' }],
      borrowed: ['left'],
    },
  ])('fills in what $case', ({ styles, steps, borrowed }) => {
    expect(stepsOf(...styles)).toEqual({ steps, borrowed })
  })

  it('leaves out what is no property', () => {
    expect(stepsOf({ 'a;b': 'x', color: '' }, {})).toEqual({ steps: [{}, {}], borrowed: [] })
  })
})
