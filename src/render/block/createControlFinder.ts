import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { isRecord } from '../../utils/isRecord'
import { wordSet } from '../../utils/wordSet'
import type { BlockRegistry } from '../root/createRegistry'

/**
 * Whether there are links, buttons, fields or other controls in a part of the content: a block, a list of them, a
 * value of its options. `undefined` where nobody knows, since a block does not say whether it is `interactive`.
 */
export type ControlFinder = (part: unknown) => boolean | undefined

const TAGS = 'a audio button details iframe input label option select summary textarea video'
/** Elements that visitors click or type into, or that hold a page of their own. */
export const CONTROL_TAGS = wordSet(TAGS)

const CONTROL_HTML = new RegExp(
  `<(?:${TAGS.split(' ').join('|')})\\b|\\b(?:tabindex|contenteditable)=`,
  'i',
)

/** Names of options, attributes and bindings that make a control of what has them. */
const CONTROL_NAME = /(?:^|\.)(?:href|link|linkUrl|tabindex|contenteditable)$/i

/** Makes the finder of an entry, which looks at every part once. */
export function createControlFinder(registry: BlockRegistry): ControlFinder {
  const known = new WeakMap<object, boolean | undefined>()

  function find(part: unknown): boolean | undefined {
    if (typeof part === 'string') return CONTROL_HTML.test(part)
    if (typeof part !== 'object' || part === null) return false
    if (known.has(part)) return known.get(part)
    // Until it is known, for a part that holds itself.
    known.set(part, false)
    const found = isBlock(part) ? findInBlock(part) : findInParts(part)
    known.set(part, found)
    return found
  }

  function findInBlock(block: Block): boolean | undefined {
    const { component, tagName, linkUrl, actions, properties, bindings, children } = block
    const tag = (component?.tag ?? tagName ?? '').trim().toLowerCase()
    if (CONTROL_TAGS.has(tag) || linkUrl || actions?.click) return true
    return either([
      isInteractive(block),
      ...[component?.options, properties, bindings, children].map(find),
    ])
  }

  /** Of a block that has a component; a box is none. */
  function isInteractive({ component }: Block): boolean | undefined {
    return component ? registry.get(component.name)?.interactive : false
  }

  function findInParts(parts: object): boolean | undefined {
    const isNamed = isRecord(parts)
    return either(
      Object.entries(parts).map(([name, part]) =>
        isNamed && part && CONTROL_NAME.test(name) ? true : find(part),
      ),
    )
  }

  return find
}

function either(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}
