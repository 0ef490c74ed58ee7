import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPath } from '../utils/values/safePath'
import { block, component, deepFreeze, entry, localized, text } from './testing/blocks'
import type { Block, BlockOptions, EntryData } from './types'
import { isBlock, walkBlocks } from './walkBlocks'

function pathsIn(data: EntryData): string[] {
  const paths: string[] = []
  walkBlocks(deepFreeze(data), (_, keys) => paths.push(['blocks', ...keys].join('.')))
  return paths
}

describe('walkBlocks', () => {
  const inOptions = 'blocks.0 blocks.0.component.options'
  const options = (given: BlockOptions) => [component('Own', given)]

  it.each<[what: string, blocks: readonly Block[], paths: string]>([
    ['nothing in an empty list', [], ''],
    [
      'children after their parent, and before its siblings',
      [block({ children: [block({ children: [block()] }), block()] }), block()],
      'blocks.0 blocks.0.children.0 blocks.0.children.0.children.0 blocks.0.children.1 blocks.1',
    ],
    [
      'blocks in columns',
      options({ columns: [{ blocks: [] }, { blocks: [text('a')] }] }),
      `${inOptions}.columns.1.blocks.0`,
    ],
    [
      'children before the blocks in options',
      [component('Form:Form', { successMessage: [text('Thanks')] }, { children: [block()] })],
      'blocks.0 blocks.0.children.0 blocks.0.component.options.successMessage.0',
    ],
    [
      'every language of a localised list',
      options({ label: localized([text('a')], { fr: [text('b')] }) }),
      `${inOptions}.label.Default.0 blocks.0.component.options.label.fr.0`,
    ],
    ['a single block in an option', options({ icon: text('i') }), `${inOptions}.icon`],
    [
      "blocks in a symbol's data, but not those of its content",
      options({ symbol: { data: { kids: [text('kid')] }, content: entry([text('own')]) } }),
      `${inOptions}.symbol.data.kids.0`,
    ],
    [
      'blocks in an option called content elsewhere',
      options({ tabs: [{ content: [text('a')] }] }),
      `${inOptions}.tabs.0.content.0`,
    ],
  ])('visits %s', (_what, blocks, paths) => {
    expect(pathsIn({ blocks }).join(' ')).toBe(paths)
  })

  it('visits nothing where there are no blocks', () => {
    expect(pathsIn({})).toEqual([])
  })

  it('visits a block that stands in two places twice', () => {
    const shared = block({ id: 'shared' })
    expect(pathsIn({ blocks: [shared, block({ children: [shared] })] })).toEqual([
      'blocks.0',
      'blocks.1',
      'blocks.1.children.0',
    ])
  })

  it('ends in blocks that contain themselves', () => {
    const children: Block[] = []
    const options: Record<string, unknown> = {}
    const cyclic = block({ children, component: { name: 'Own', options } })
    children.push(cyclic, cyclic)
    options.self = options
    options.blocks = [cyclic]
    expect(pathsIn({ blocks: [cyclic] })).toEqual(['blocks.0'])
  })

  it('passes the block that stands at the path', () => {
    const leaf = fc.record({ '@type': fc.constant('@builder.io/sdk:Element'), id: fc.string() })
    const { tree } = fc.letrec((tie) => ({
      list: fc.array(fc.oneof(leaf, tie('tree')), { maxLength: 3 }),
      tree: fc.record({
        '@type': fc.constant('@builder.io/sdk:Element'),
        children: tie('list'),
        component: fc.record({
          name: fc.string(),
          options: fc.record({
            items: fc.array(fc.record({ content: tie('list') }), { maxLength: 2 }),
          }),
        }),
      }),
    }))
    fc.assert(
      fc.property(tree, (root) => {
        const data = { blocks: [root as Block] }
        walkBlocks(data, (visited, keys) =>
          expect(getPath(data, ['blocks', ...keys])).toBe(visited),
        )
        const inJson = JSON.stringify(root).split('"@builder.io/sdk:Element"').length - 1
        expect(pathsIn(data)).toHaveLength(inJson)
      }),
    )
  })

  it('ignores non-blocks', () => {
    const places: string[][] = []
    const blocks = [null, 'x', block()] as unknown as Block[]
    walkBlocks({ blocks }, (_, keys) => places.push([...keys]))
    expect(places).toEqual([['2']])
  })
})

describe('isBlock', () => {
  it('recognises a block by its type', () => {
    expect(isBlock(block())).toBe(true)
  })

  it.each([null, undefined, 'text', [], [block()], {}, { id: 'b1' }, localized('x')])(
    'rejects %j',
    (value) => {
      expect(isBlock(value)).toBe(false)
    },
  )
})
