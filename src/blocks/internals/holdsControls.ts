import type { Block } from '../../content/types'

/** Blocks without controls of their own; what stands in their text or in blocks inside of them is looked at. */
const PASSIVE =
  'Text|Image|Columns|Core:Section|(?:Core:)?Fragment|Custom ?Code|Embed|Raw:Img|Builder:(?:RawText|StateProvider|Masonry)|PersonalizationContainer'

/** What follows the start of a tag in HTML, or the name of one in a block. */
const TAGS = '(?:a|audio|button|details|iframe|input|label|select|summary|textarea|video)\\b'

/** Sought in blocks as JSON. A component that does not begin with its name counts as unknown. */
const CONTROL = new RegExp(
  `"component":{(?![^{}]*"name":"(?:${PASSIVE})")|(?:<|"tagName":")${TAGS}|\\b(?:tabindex|contenteditable)=|(?:href|link|linkUrl)":"[^"]`,
  'i',
)

/**
 * Whether there are links, buttons or fields among blocks, wherever they stand, so that no button may be
 * drawn around them. Of a block that is not known to have none, it is assumed.
 */
export function holdsControls(blocks: readonly Block[] | undefined): boolean {
  return CONTROL.test(JSON.stringify(blocks ?? []))
}
