import { describe, expect, it } from 'vitest'
import type { Block, ContentEntry } from '../../../../src/content/types'
import { blockAt, moveBlock, patchesBetween, pathAfterMove, replaceBlock } from './editEntry'
import { outlineOf } from './outline'
import { sampleBlock, sampleContent } from './testing/sampleContent'

const entry = sampleContent()
const idsOf = (given: ContentEntry) => outlineOf(given).map(({ block }) => block.id)

describe('outlineOf', () => {
  it('lists blocks as they are nested, options included', () => {
    expect(
      outlineOf(entry).map(({ path, depth, label, excerpt }) => [path, depth, label, excerpt]),
    ).toEqual([
      ['blocks.0', 0, 'Text', 'Once upon a time'],
      ['blocks.1', 0, 'Columns', undefined],
      ['blocks.1.component.options.columns.0.blocks.0', 1, 'Text', 'left'],
      ['blocks.1.component.options.columns.1.blocks.0', 1, 'Text', 'right'],
      ['blocks.2', 0, 'Ending', undefined],
      ['blocks.2.children.0', 1, 'Text', 'they lived happily'],
    ])
  })
})

describe('moveBlock', () => {
  it.each([
    { path: 'blocks.0', way: 1, first: ['columns', 'left', 'right', 'once'] },
    { path: 'blocks.2', way: -1, first: ['once', 'ending', 'lived', 'columns'] },
    { path: 'blocks.0', way: -1, first: ['once', 'columns'] },
    { path: 'blocks.2', way: 1, first: ['once', 'columns'] },
    { path: 'blocks.2.children.0', way: 1, first: ['once', 'columns'] },
    { path: 'blocks.9', way: 1, first: ['once', 'columns'] },
  ] as const)('moves $path by $way', ({ path, way, first }) => {
    const moved = moveBlock(entry, path, way)
    expect(idsOf(moved).slice(0, first.length)).toEqual(first)
    expect(idsOf(moved)).toHaveLength(6)
    expect(idsOf(entry)).toEqual(idsOf(sampleContent()))
    const to = pathAfterMove(entry, path, way)
    expect(to ? blockAt(moved, to) : moved).toBe(to ? blockAt(entry, path) : entry)
  })
})

describe('replaceBlock', () => {
  it('changes one block and shares the others', () => {
    const block = sampleBlock('left', 'new')
    const changed = replaceBlock(entry, 'blocks.1.component.options.columns.0.blocks.0', block)
    expect(outlineOf(changed)[2]?.block).toBe(block)
    expect(blockAt(changed, 'blocks.0')).toBe(blockAt(entry, 'blocks.0'))
    expect(entry).toEqual(sampleContent())
  })
})

describe('patchesBetween', () => {
  const of = (options: Record<string, unknown>): Block => ({
    '@type': '@builder.io/sdk:Element',
    component: { name: 'Image', options },
  })

  it('has one patch for each option that differs', () => {
    const shared = ['same']
    const before = of({ image: 'a.svg', title: 'A', shared })
    const after = of({ image: 'b.svg', lazy: false, shared })
    expect(patchesBetween(before, after)).toEqual([
      { op: 'replace', path: '/component/options/image', value: 'b.svg' },
      { op: 'remove', path: '/component/options/title' },
      { op: 'replace', path: '/component/options/lazy', value: false },
    ])
    expect(patchesBetween(before, before)).toEqual([])
  })
})
