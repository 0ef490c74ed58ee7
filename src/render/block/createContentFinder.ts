import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { isRecord } from '../../utils/isRecord'

/**
 * Whether something is in a part of the content: a block, a list of them, a value of its options.
 * `undefined` where that cannot be known.
 */
export type ContentFinder = (part: unknown) => boolean | undefined

/** Elements that count as found. */
export interface Sought {
  /** Whether it is the block itself; what is in the block is looked at afterwards. */
  block(block: Block): boolean | undefined
  /** Whether it is in a text, which may be HTML. */
  text(text: string): boolean
  /** Whether an option, attribute or binding of this name is enough. */
  name?(name: string): boolean
}

/** Makes a finder that looks at every part once. */
export function createContentFinder(sought: Sought): ContentFinder {
  const known = new WeakMap<object, boolean | undefined>()

  function find(part: unknown): boolean | undefined {
    if (typeof part === 'string') return sought.text(part)
    if (typeof part !== 'object' || part === null) return false
    if (known.has(part)) return known.get(part)
    // Until it is known, for a part that holds itself.
    known.set(part, false)
    const found = isBlock(part) ? findInBlock(part) : findInParts(part)
    known.set(part, found)
    return found
  }

  function findInBlock(block: Block): boolean | undefined {
    const { component, properties, bindings, children } = block
    const own = sought.block(block)
    return own || either([own, ...[component?.options, properties, bindings, children].map(find)])
  }

  function findInParts(parts: object): boolean | undefined {
    const isNamed = isRecord(parts)
    return either(
      Object.entries(parts).map(([name, part]) =>
        isNamed && part && sought.name?.(name) ? true : find(part),
      ),
    )
  }

  return find
}

function either(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}

/** The tag that an author asks for. */
export function wishedTag({ component, tagName }: Block): string {
  return (component?.tag ?? tagName ?? '').trim().toLowerCase()
}
