import type { Block, ContentEntry } from '../../../../../src/content/types'

/** A Text block. */
export function sampleBlock(id: string, text: string): Block {
  return {
    '@type': '@builder.io/sdk:Element',
    id,
    component: { name: 'Text', options: { text } },
  }
}

/** An entry with blocks in a list, in an option, and in a box. */
export function sampleContent(): ContentEntry {
  const columns = [
    { blocks: [sampleBlock('left', 'left')] },
    { blocks: [sampleBlock('right', 'right')] },
  ]
  return {
    id: 'landing',
    name: 'Landing page',
    data: {
      blocks: [
        sampleBlock('once', '<p>Once upon\na time</p>'),
        {
          '@type': '@builder.io/sdk:Element',
          id: 'columns',
          component: { name: 'Columns', options: { columns } },
        },
        {
          '@type': '@builder.io/sdk:Element',
          id: 'ending',
          layerName: 'Ending',
          children: [sampleBlock('lived', 'they lived happily')],
        },
      ],
    },
  }
}
