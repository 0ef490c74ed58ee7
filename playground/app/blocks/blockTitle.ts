/** Guides about blocks, by the prefix of the block name. */
const GUIDES = {
  'Form:': 'forms',
  'Builder: Tabs': 'interactive-blocks',
  'Builder:Accordion': 'interactive-blocks',
  'Builder:Carousel': 'interactive-blocks',
  'Builder:Masonry': 'interactive-blocks',
  Personalization: 'personalization',
  'Custom Code': 'custom-code',
  Embed: 'custom-code',
  Image: 'rendering',
} as const

/** Readable name of a block: `Builder:RawText` becomes “Raw text”. */
export function blockTitle(name: string): string {
  const [first = '', ...rest] = name
    .replace(/^(Builder|Core|Form|Raw):\s*(?=\w)/, (prefix) => (prefix === 'Raw:' ? 'Raw ' : ''))
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .split(' ')
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ')
}

/** The guide where a block is explained. */
export function blockGuide(name: string): string {
  return Object.entries(GUIDES).find(([start]) => name.startsWith(start))?.[1] ?? 'migration'
}
