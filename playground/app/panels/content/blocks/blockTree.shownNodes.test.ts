import { expect, it } from 'vitest'
import { blockTree, findNode, sectionAround, shownNodes } from './blockTree'

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

const box = (id: string, ...children: object[]) => ({
  ...block(id),
  component: undefined,
  id,
  children,
})

it.each([
  {
    blocks: [box('page', box('hero', box('title')), box('visit'))],
    chosen: 'title',
    section: 'hero',
  },
  { blocks: [box('page', box('hero'), box('visit'))], chosen: 'page', section: 'visit' },
  { blocks: [box('page', box('hero'), box('visit'))], chosen: undefined, section: 'visit' },
  { blocks: [box('hero', box('title')), box('visit')], chosen: 'title', section: 'hero' },
  { blocks: [box('hero', box('title'))], chosen: 'title', section: 'hero' },
  { blocks: [], chosen: undefined, section: undefined },
])('the section around $chosen is $section', ({ blocks, chosen, section }) => {
  const all = blockTree({ data: { blocks } })
  const way = findNode(all, chosen && `builder-${chosen}`)
  expect(sectionAround(all, way)?.id).toBe(section && `builder-${section}`)
})
