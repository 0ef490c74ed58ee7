import { describe, expect, it } from 'vitest'
import { treeStep, visibleNodes } from './BlockTree'
import type { TreeNode } from './blockTree'

const node = (key: string, ...children: TreeNode[]): TreeNode => ({
  key,
  path: [key],
  id: key,
  label: key,
  hint: '',
  children,
})

const deep = node('deep', node('deepest'))
const inner = node('inner', deep)
const nodes = [node('outer', inner), node('last')]
const rowsOf = (toggled = {}, chosen: TreeNode[] = []) =>
  visibleNodes(nodes, new Map(Object.entries(toggled)), chosen)
const keysOf = (...parameters: Parameters<typeof rowsOf>) =>
  rowsOf(...parameters).map(({ node: { key } }) => key)

describe('visibleNodes', () => {
  it.each([
    { toggled: {}, chosen: [], expected: ['outer', 'inner', 'deep', 'last'] },
    { toggled: { outer: false }, chosen: [], expected: ['outer', 'last'] },
    {
      toggled: {},
      chosen: [nodes[0]!, inner, deep, deep.children[0]!],
      expected: ['outer', 'inner', 'deep', 'deepest', 'last'],
    },
    {
      toggled: {},
      chosen: [nodes[0]!, inner, deep],
      expected: ['outer', 'inner', 'deep', 'deepest', 'last'],
    },
    {
      toggled: { deep: true },
      chosen: [],
      expected: ['outer', 'inner', 'deep', 'deepest', 'last'],
    },
  ])('shows $expected', ({ toggled, chosen, expected }) => {
    expect(keysOf(toggled, chosen)).toEqual(expected)
  })
})

it('closes a variation until it is opened, or a block of it is chosen', () => {
  const variation = { ...node('variation', inner), id: undefined }
  const count = (...parameters: [ReadonlyMap<string, boolean>, readonly TreeNode[]]) =>
    visibleNodes([variation], ...parameters).length
  expect(count(new Map(), [])).toBe(1)
  expect(count(new Map([['variation', true]]), [])).toBe(3)
  expect(count(new Map(), [variation, inner])).toBe(3)
})

describe('treeStep', () => {
  const rows = rowsOf()
  it.each([
    { on: 0, key: 'ArrowDown', to: 1 },
    { on: 3, key: 'ArrowDown', to: undefined },
    { on: 1, key: 'ArrowUp', to: 0 },
    { on: 1, key: 'End', to: 3 },
    { on: 2, key: 'Home', to: 0 },
    { on: 0, key: 'ArrowRight', to: 1 },
    { on: 2, key: 'ArrowRight', toggle: true },
    { on: 1, key: 'ArrowLeft', toggle: true },
    { on: 2, key: 'ArrowLeft', to: 1 },
    { on: 3, key: 'ArrowRight' },
  ])('maps $key on row $on', ({ on, key, to, toggle }) => {
    const step = treeStep(rows, rows[on]!, key)
    expect(step?.to).toBe(to === undefined ? undefined : rows[to])
    expect(step?.toggle).toBe(toggle)
  })

  it('leaves other keys alone', () => {
    expect(treeStep(rows, rows[0]!, 'a')).toBeUndefined()
  })
})
