import type { Block } from '../../content/types'
import { wordSet } from '../../utils/values/wordSet'
import type { BlockDefinition } from '../compile/BlockDefinition'
import { type ContentFinder, createContentFinder, wishedTag } from '../compile/createContentFinder'
import type { BlockRegistry } from '../compile/createRegistry'
import type { EntryBlocks } from './ContentContext'

const TAGS = 'a audio button details iframe input label option select summary textarea video'
/** Elements that visitors click or type into, or that contain a page. */
export const CONTROL_TAGS = wordSet(TAGS)

const CONTROL_HTML = new RegExp(
  `<(?:${TAGS.split(' ').join('|')})\\b|\\b(?:tabindex|contenteditable)=`,
  'i',
)

/** Options, attributes and bindings that turn a block into a control. */
const CONTROL_NAME = /(?:^|\.)(?:href|link|linkUrl|tabindex|contenteditable)$/i

/**
 * Makes a finder of links, buttons, fields and other controls. For a block whose definition lacks
 * `interactive`, the answer is unknown.
 */
export function createControlFinder(registry: BlockRegistry): ContentFinder {
  return createContentFinder({
    block(block) {
      const { component, linkUrl, actions } = block
      if (CONTROL_TAGS.has(wishedTag(block)) || linkUrl || actions?.click) return true
      return component ? registry.get(component.name)?.interactive : false
    },
    text: (text) => CONTROL_HTML.test(text),
    name: (name) => CONTROL_NAME.test(name),
  })
}

/** Whether a block contains anything clickable, not counting the block's own element. */
export function blockHoldsControls(
  { component, children }: Block,
  definition: BlockDefinition | undefined,
  content: Pick<EntryBlocks, 'holdsControls'>,
): boolean {
  return (
    definition?.interactive === true ||
    content.holdsControls([component?.options, children]) === true
  )
}
