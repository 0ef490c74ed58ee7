import { describe, expect, it } from 'vitest'
import { edited, isNode, nodesOf, parse, walk } from './syntax'

describe('edited', () => {
  const at = (start: number, end: number, text = '') => ({ start, end, text })

  it.each([
    ['nothing', [], 'abcdef'],
    ['one edit', [at(1, 3, 'X')], 'aXdef'],
    ['several, in any order', [at(4, 5, 'Y'), at(0, 1, 'X')], 'XbcdYf'],
    ['the outer one of two', [at(2, 3, 'inner'), at(1, 5, 'X')], 'aXf'],
    ['the outer one of two that begin alike', [at(1, 2, 'inner'), at(1, 5, 'X')], 'aXf'],
    ['two that touch', [at(1, 3, 'X'), at(3, 5, 'Y')], 'aXYf'],
    ['text put in between', [at(3, 3, '+')], 'abc+def'],
    ['all of it', [at(0, 6, '')], ''],
  ])('makes %s', (_name, edits, result) => {
    expect(edited('abcdef', edits)).toBe(result)
  })
})

describe('the tree', () => {
  it('is of modules and of scripts', () => {
    expect(parse('export const a = 1').type).toBe('Program')
    expect(() => parse('var = 1')).toThrow()
  })

  it('is walked from the outside in, with parents', () => {
    const seen: string[] = []
    walk(parse('f(a)'), (node, parent) => seen.push(`${parent?.type ?? ''}>${node.type}`))
    expect(seen).toEqual([
      '>Program',
      'Program>ExpressionStatement',
      'ExpressionStatement>CallExpression',
      'CallExpression>Identifier',
      'CallExpression>Identifier',
    ])
  })

  it('tells nodes from other fields', () => {
    const node = parse('a')
    expect([node, null, undefined, 'text', { type: 1 }].map(isNode)).toEqual([
      ...[true, false, false, false, false],
    ])
    expect(
      [nodesOf(node), nodesOf([node, null]), nodesOf(undefined)].map((one) => one.length),
    ).toEqual([...[1, 1, 0]])
  })
})
