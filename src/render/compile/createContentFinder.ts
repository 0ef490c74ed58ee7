import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { isRecord } from '../../utils/values/isRecord'

/**
 * Searches content: a block, a list of blocks, or a value of an option. `undefined` means unknown.
 */
export type ContentFinder = (part: unknown) => boolean | undefined

/** Predicates that decide which content counts as found. */
export interface Sought {
  /** Whether the block itself matches. Its contents are searched afterwards. */
  block(block: Block): boolean | undefined
  /** Whether a text matches. It may be HTML. */
  text(text: string): boolean
  /** Whether the name of an option, attribute or binding alone is a match. */
  name?(name: string): boolean
}

/** Makes a finder that searches each object only once. */
export function createContentFinder(sought: Sought): ContentFinder {
  const known = new WeakMap<object, boolean | undefined>()

  function find(part: unknown): boolean | undefined {
    if (typeof part === 'string') return sought.text(part)
    if (typeof part !== 'object' || part === null) return false
    if (known.has(part)) return known.get(part)
    // A provisional answer, in case the object contains itself.
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

/** The tag that the author chose. */
export function wishedTag({ component, tagName }: Block): string {
  return (component?.tag ?? tagName ?? '').trim().toLowerCase()
}
