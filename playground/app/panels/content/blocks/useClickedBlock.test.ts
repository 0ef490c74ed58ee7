import { expect, it } from 'vitest'
import { blockTree, findNode } from './blockTree'
import { shownNodes } from './useClickedBlock'

const block = (text: string) => ({
  '@type': '@builder.io/sdk:Element',
  id: 'headline',
  component: { name: 'Text', options: { text } },
})
const nodes = blockTree({
  data: { blocks: [block('Default')] },
  variations: { v1: { name: 'Bold', data: { blocks: [block('Bold')] } } },
})
const clicked = (variation: string | undefined) =>
  findNode(shownNodes(nodes, variation), 'builder-headline').at(-1)?.key

it.each([
  { shown: undefined, key: 'data.blocks.0' },
  { shown: 'of the entry itself', key: 'data.blocks.0' },
  { shown: 'v1', key: 'variations.v1.data.blocks.0' },
])('a click on a block that variations share means that of $shown', ({ shown, key }) => {
  expect(clicked(shown)).toBe(key)
})
