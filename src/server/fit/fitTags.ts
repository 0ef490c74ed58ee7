import { BLOCK_TYPE, type Block, type ContentEntry } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { blockHoldsControls, createControlFinder } from '../../render/block/createControlFinder'
import { createContentFinder, wishedTag } from '../../render/compile/createContentFinder'
import type { BlockRegistry } from '../../render/compile/createRegistry'
import { warnOnce } from '../../utils/problems/warn'
import { changeParts } from '../../utils/values/changeParts'
import { isRecord } from '../../utils/values/isRecord'
import { memoize } from '../../utils/values/memoize'
import { createServerSanitizer } from '../sanitize/createServerSanitizer'
import {
  beginsOutsideLists,
  endsParagraph,
  PHRASING,
  tagsAround,
  tagsEnding,
  tagsInside,
} from './contentModel'

/** Tags that every parser handles alike, whatever their parent and children. */
const PLAIN =
  /^(?:|a|div|span|section|article|header|footer|main|nav|aside|ul|ol|img|picture|figure)$/

/**
 * Replaces tags of an entry's blocks so that an HTML parser keeps the elements where they are.
 *
 * Scripts can build any tree, even a `div` inside a `p`. Parsers cannot, so they would make another
 * tree of a server's HTML than the one that was rendered. Such a tag becomes `div` with the class
 * `siteblocks-as-…`, which looks like it; rows of a table stand in a body; and children that their
 * parent cannot hold are left out. The entry in the page is this one, so that a browser hydrates
 * what the server rendered.
 */
export function fitTags(entry: ContentEntry, registry: BlockRegistry): ContentEntry {
  const holdsControls = createControlFinder(registry)
  const sanitizer = createServerSanitizer()
  const sanitize = (html: string): string => String(sanitizer.sanitize(html).__html)

  /** Finds tags that close an element of this tag; `undefined` if none can. */
  const endFinderOf = memoize((tag: string) => {
    const tags = tagsEnding(tag)
    if (!tags) return undefined
    return createContentFinder({
      block: (inner) => tags.has(wishedTag(inner)),
      // Headings and ruby tags are not searched: text is rendered in an element of its own, and
      // only a direct child would close them.
      text: (text) =>
        !/^[hr]/.test(tag) && text.includes('<') && beginsOutsideLists(sanitize(text), tags),
    })
  })

  const definitionOf = ({ component }: Block) => component && registry.get(component.name)
  const isComponent = (block: Block): boolean => definitionOf(block) !== undefined
  const hasNoElement = (block: Block): boolean => definitionOf(block)?.noElement === true

  /** The blocks whose elements stand for a block: itself, or those of its children. */
  const elementsOf = (block: Block): readonly Block[] =>
    hasNoElement(block) ? (block.children ?? []).filter(isBlock).flatMap(elementsOf) : [block]

  const isRow = (block: Block): boolean =>
    elementsOf(block).every((element) => wishedTag(element) === 'tr')

  function isWhole(block: Block, tag: string): boolean {
    const inside = tagsInside(tag)
    if (!inside) return true
    if (isComponent(block) || hasText(block)) return false
    return (block.children ?? [])
      .filter(isBlock)
      .flatMap(elementsOf)
      .every((child) => {
        const inner = wishedTag(child)
        // A cell may have a component; a row may not.
        return inside.has(inner) && isWhole(child, inner)
      })
  }

  /** Whether a block is rendered as what a paragraph may hold. Most components are not. */
  function isPhrasing(block: Block): boolean {
    const { component, bindings, children = [] } = block
    if (Object.keys(bindings ?? {}).some((name) => /^(?:component|options)\b/.test(name)))
      return false
    if (isComponent(block) && !hasNoElement(block)) {
      const text = component?.name === 'Text' && component.options?.text
      if (typeof text !== 'string' || text.includes('{{') || endsParagraph(sanitize(text)))
        return false
    }
    return children
      .filter(isBlock)
      .every((child) => (hasNoElement(child) || isInline(child)) && isPhrasing(child))
  }

  function fits(block: Block, tag: string, parent: string): boolean {
    const definition = definitionOf(block)
    if (tagsInside(tag) && definition) return false
    const around = tagsAround(tag)
    if (around) return around.has(parent)
    if (tag === 'table') return isWhole(block, tag)
    if (tag === 'p') return isPhrasing(block)
    if (tag === 'button') return !blockHoldsControls(block, definition, { holdsControls })
    if (tag === 'option') return !block.children?.filter(isBlock).flatMap(elementsOf).length
    return endFinderOf(tag)?.([block.component?.options, block.children]) !== true
  }

  /** @param parent - Tag of the element that directly contains the block's. */
  function fitBlock(block: Block, parent: string): Block {
    // The children of a block without an element are those of its parent.
    const wished = hasNoElement(block) ? parent : wishedTag(block)
    const isFit = hasNoElement(block) || PLAIN.test(wished) || fits(block, wished, parent)
    const tag = isFit ? wished : 'div'
    const fitted = changeParts(block, (part, name) => {
      if (name === 'children' && part) return fitChildren(block, part as readonly Block[], tag)
      return name === 'component' && part ? fitComponent(part as Component) : part
    })
    if (tag === wished) return fitted
    report(
      block,
      `the tag <${wished}>`,
      'browsers move such an element out of its parent, or its children out of it',
      'A <div> is rendered in its place; choose another tag.',
    )
    return {
      ...fitted,
      tagName: tag,
      ...(fitted.component && { component: { ...fitted.component, tag: undefined } }),
      class: [block.class, `siteblocks-as-${wished}`].filter(Boolean).join(' '),
      properties: { ...headingRole(wished), ...block.properties },
    } as Block
  }

  function fitChildren(block: Block, children: readonly Block[], tag: string): readonly unknown[] {
    const fitted = changeParts(children, (child) => (isBlock(child) ? fitBlock(child, tag) : child))
    const inside = isComponent(block) && !hasNoElement(block) ? undefined : tagsInside(tag)
    if (!inside) return fitted
    const held = fitted.filter((child): child is Block => {
      if (!isBlock(child)) return false
      if (hasNoElement(child)) return true
      const inner = wishedTag(child) || 'div'
      const isHeld = inside.has(inner) && !isComponent(child)
      if (!isHeld)
        report(
          child,
          `its <${inner}>`,
          `browsers do not show it inside <${tag}>`,
          'Choose another tag, or place it elsewhere.',
        )
      return isHeld
    })
    return tag === 'table' && !hasNoElement(block) ? withBodies(held, isRow) : held
  }

  /** Fits blocks anywhere in the options of a block. */
  function fitParts(part: unknown): unknown {
    if (isBlock(part)) return fitBlock(part, '')
    return Array.isArray(part) || isRecord(part) ? changeParts(part, fitParts) : part
  }

  function fitComponent(component: Component): Component {
    return changeParts(component, (part, name) => (name === 'options' ? fitParts(part) : part))
  }

  const { variations, data } = entry
  return {
    ...entry,
    data: { ...data, blocks: fitParts(data.blocks) },
    ...(variations && { variations: fitParts(variations) }),
  } as ContentEntry
}

type Component = NonNullable<Block['component']>

/** Whether the element of a block is inline. A link with children may become a box. */
function isInline(block: Block): boolean {
  const tag = wishedTag(block)
  return PHRASING.has(tag) && (tag !== 'a' || !block.children?.length)
}

function hasText({ properties, bindings }: Block): boolean {
  return Boolean(properties?.text || Object.keys(bindings ?? {}).some((name) => /text$/.test(name)))
}

/** Wraps rows that stand directly in a table, as parsers do. */
function withBodies(
  children: readonly Block[],
  isRow: (block: Block) => boolean,
): readonly Block[] {
  const parts: Block[] = []
  let rows: Block[] = []
  for (const child of children) {
    if (!isRow(child)) {
      rows = []
      parts.push(child)
      continue
    }
    if (rows.length === 0) parts.push({ '@type': BLOCK_TYPE, tagName: 'tbody', children: rows })
    rows.push(child)
  }
  return parts
}

/** A box that replaces a heading keeps its role. */
function headingRole(tag: string): object | undefined {
  const level = /^h([1-6])$/.exec(tag)?.[1]
  return level ? { role: 'heading', 'aria-level': level } : undefined
}

function report({ id = 'without id' }: Block, what: string, why: string, instead: string): void {
  warnOnce(`block "${id}": ${what} was left out, since ${why}. ${instead}`)
}
