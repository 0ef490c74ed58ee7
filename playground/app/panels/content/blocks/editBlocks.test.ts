import { describe, expect, it } from 'vitest'
import type { Block } from '../../../../../src/content/types'
import { valueAt } from '../../../utils/path'
import { editBlocks, editFor } from './editBlocks'

const block = (id: string, children: readonly Block[] = []): Block => ({
  '@type': '@builder.io/sdk:Element',
  id,
  children,
})
const entry = { data: { blocks: ['a', 'b', 'c'] }, variations: { v: { data: { blocks: ['x'] } } } }
const at = (index: number) => ['data', 'blocks', index]

describe('editBlocks', () => {
  it.each([
    { path: at(0), edit: 'down', blocks: ['b', 'a', 'c'], key: 'data.blocks.1' },
    { path: at(2), edit: 'up', blocks: ['a', 'c', 'b'], key: 'data.blocks.1' },
    { path: at(1), edit: 'duplicate', blocks: ['a', 'b', 'b', 'c'], key: 'data.blocks.2' },
    { path: at(1), edit: 'delete', blocks: ['a', 'c'], key: 'data.blocks.1' },
    { path: at(2), edit: 'delete', blocks: ['a', 'b'], key: 'data.blocks.2' },
  ] as const)('$edit at $path leaves $blocks', ({ path, edit, blocks, key }) => {
    expect(editBlocks(entry, path, edit)).toEqual({ entry: { ...entry, data: { blocks } }, key })
  })

  it.each([
    { path: at(0), edit: 'up' },
    { path: at(2), edit: 'down' },
    { path: at(3), edit: 'duplicate' },
    { path: at(3), edit: 'delete' },
    { path: ['variations', 'v', 'data', 'blocks'], edit: 'down' },
    { path: ['variations', 'v', 'data', 'blocks'], edit: 'delete' },
    { path: ['data', 'none', 0], edit: 'duplicate' },
  ] as const)('cannot $edit at $path', ({ path, edit }) => {
    expect(editBlocks(entry, path, edit)).toBeUndefined()
  })

  it('gives a copy ids of its own, inside too', () => {
    const box = block('box', [block('title')])
    const edited = editBlocks({ data: { blocks: [box] } }, at(0), 'duplicate')?.entry
    const ids = [0, 1].flatMap((index) => [
      valueAt(edited, [...at(index), 'id']),
      valueAt(edited, [...at(index), 'children', 0, 'id']),
    ])
    expect(ids.slice(0, 2)).toEqual(['box', 'title'])
    expect(new Set(ids).size).toBe(4)
  })

  it.each([
    { data: { blocks: [block('a'), block('b')] }, path: at(0), ids: ['a', 'new', 'b'] },
    { data: { blocks: [] }, path: at(-1), ids: ['new'] },
    { data: {}, path: at(-1), ids: ['new'] },
  ])('adds a block at $path: $ids', ({ data, path, ids }) => {
    const result = editBlocks({ data }, path, [block('gallery-1')])
    const blocks = valueAt(result?.entry, ['data', 'blocks']) as readonly Block[]
    expect(blocks.map(({ id }) => (id?.startsWith('builder-') ? 'new' : id))).toEqual(ids)
    expect(result?.key).toBe(`data.blocks.${ids.indexOf('new')}`)
  })
})

const keys = { altKey: false, ctrlKey: false, metaKey: false }

it.each([
  { pressed: { key: 'ArrowUp', altKey: true }, edit: 'up' },
  { pressed: { key: 'ArrowUp' }, edit: undefined },
  { pressed: { key: 'd', metaKey: true }, edit: 'duplicate' },
  { pressed: { key: 'D', ctrlKey: true }, edit: 'duplicate' },
  { pressed: { key: 'd' }, edit: undefined },
  { pressed: { key: 'Delete' }, edit: 'delete' },
])('$pressed means $edit', ({ pressed, edit }) => {
  expect(editFor({ ...keys, ...pressed })).toBe(edit)
})
