import { describe, expect, it } from 'vitest'
import { blockTree, findNode, type TreeNode } from './blockTree'

const block = (id: string | undefined, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  ...more,
})
const text = (id: string, html: string) =>
  block(id, { component: { name: 'Text', options: { text: html } } })

const entry = {
  data: {
    blocks: [
      block('box', {
        layerName: 'Hero',
        children: [text('title', '<h1>Hello&nbsp;<b>you</b></h1>')],
      }),
      block('tabs', {
        component: {
          name: 'Builder: Tabs',
          options: { tabs: [{ label: [text('one', 'One')], content: [block(undefined)] }] },
        },
      }),
      block('symbol', {
        component: {
          name: 'Symbol',
          options: { symbol: { content: { data: { blocks: [text('inside', 'Other')] } } } },
        },
      }),
      'no block',
    ],
  },
  variations: {
    warm: { name: 'Warm', data: { blocks: [text('warm-title', 'Warm')] } },
    empty: { data: {} },
  },
}

const outline = (nodes: readonly TreeNode[]): unknown =>
  nodes.map(({ label, hint, children }) =>
    children.length > 0
      ? [`${label} ${hint}`.trim(), outline(children)]
      : `${label} ${hint}`.trim(),
  )

describe('blockTree', () => {
  it('outlines blocks, those in options too, and variations', () => {
    expect(outline(blockTree(entry))).toEqual([
      ['Hero Box', ['Text Hello&nbsp; you']],
      ['Tabs', ['Text One', 'Box']],
      'Symbol',
      ['Variation Warm', ['Text Warm']],
    ])
  })

  it('has the path of each', () => {
    const [, tabs] = blockTree(entry)
    expect(tabs?.children[1]?.key).toBe('data.blocks.1.component.options.tabs.0.content.0')
  })

  it.each([{}, { data: null }, { data: { blocks: 'none' }, variations: [] }])(
    'finds nothing in %j',
    (nothing) => {
      expect(blockTree(nothing)).toEqual([])
    },
  )
})

describe('findNode', () => {
  const nodes = blockTree(entry)

  it.each([
    { wanted: 'builder-title', expected: ['builder-box', 'builder-title'] },
    {
      wanted: 'data.blocks.1.component.options.tabs.0.label.0',
      expected: ['builder-tabs', 'builder-one'],
    },
    { wanted: 'gone', expected: [] },
    { wanted: undefined, expected: [] },
  ])('finds the way to $wanted', ({ wanted, expected }) => {
    expect(findNode(nodes, wanted).map(({ id }) => id)).toEqual(expected)
  })
})
