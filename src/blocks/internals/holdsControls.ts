import { isBlock } from '../../content/isBlock'
import type { Block } from '../../content/types'
import { walkBlockList } from '../../content/walkBlocks'

/** Blocks without controls of their own; what stands in their text or in blocks inside of them is looked at. */
const PASSIVE_BLOCKS = new Set([
  'Text',
  'Image',
  'Columns',
  'Core:Section',
  'Core:Fragment',
  'Fragment',
  'Custom Code',
  'CustomCode',
  'Embed',
  'Raw:Img',
  'Builder:RawText',
  'Builder:StateProvider',
  'Builder:Masonry',
  'PersonalizationContainer',
])

const CONTROL_MARKUP =
  /<(?:a|audio|button|details|iframe|input|label|select|summary|textarea|video)\b|\b(?:tabindex|contenteditable)=|"link":"[^"]/i

/**
 * Whether there are links, buttons or fields among blocks, wherever they stand, so that no button may be
 * drawn around them. Of a block that is not known to have none, it is assumed.
 */
export function holdsControls(blocks: readonly Block[] | undefined): boolean {
  let found = false
  walkBlockList(blocks, '', (block) => {
    found ||= isControl(block)
  })
  return found
}

function isControl({ tagName, linkUrl, properties, bindings, component }: Block): boolean {
  return Boolean(
    linkUrl ||
      properties?.href ||
      Object.keys(bindings ?? {}).some((path) => /\b(?:href|link|linkUrl)$/.test(path)) ||
      CONTROL_MARKUP.test(`<${tagName}`) ||
      (component &&
        (!PASSIVE_BLOCKS.has(component.name) ||
          CONTROL_MARKUP.test(ownOptions(component.options)))),
  )
}

/** The options as JSON, without the blocks in them. */
function ownOptions(options: object | undefined): string {
  return JSON.stringify(options ?? {}, (_, value) => (isBlock(value) ? undefined : value))
}
