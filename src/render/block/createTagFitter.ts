import type { ReactNode } from 'react'
import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { memoize } from '../../utils/memoize'
import type { PlainContext } from '../entry/ContentContext'
import type { BlockRegistry } from '../root/createRegistry'
import {
  beginsOutsideLists,
  endsParagraph,
  PHRASING,
  tagsAround,
  tagsEnding,
  tagsInside,
} from './contentModel'
import { createContentFinder, wishedTag } from './createContentFinder'
import { blockHoldsControls } from './createControlFinder'
import { isElement } from './isElement'
import { pureBlock } from './pureComponent'
import type { TagFitter } from './TagFitter'
import { holdsUnseenBlocks, unwrapped } from './unseenBlocks'

/** Tags that every parser handles alike, whatever their parent and children. */
const PLAIN = /^(?:div|span|section|article|header|footer|main|nav|aside|ul|ol|img|picture|figure)$/

/**
 * Makes the tag fitter of an entry.
 *
 * Scripts can build any tree, even a `div` inside a `p`. HTML parsers cannot, so HTML of a server
 * would be parsed into a different tree than the one that was rendered.
 */
export function createTagFitter(registry: BlockRegistry, content: PlainContext): TagFitter {
  /** Finds tags that close an element of this tag; `undefined` if none can. */
  const endFinderOf = memoize((tag: string) => {
    const tags = tagsEnding(tag)
    if (!tags) return undefined
    return createContentFinder({
      block: (inner) => tags.has(wishedTag(inner)),
      // Headings and ruby tags are not searched: text is rendered in an element of its own, and
      // only a direct child would close them.
      text: (text) =>
        !/^[hr]/.test(tag) && text.includes('<') && beginsOutsideLists(sanitized(text), tags),
    })
  })

  const sanitized = (html: string): string => String(content.sanitizer.sanitize(html).__html)

  const definitionOf = ({ component }: Block) => component && registry.get(component.name)

  function isWhole(block: Block, tag: string): boolean {
    const inside = tagsInside(tag)
    if (!inside) return true
    const { properties, bindings, children = [] } = block
    const hasText =
      properties?.text || Object.keys(bindings ?? {}).some((name) => /text$/.test(name))
    if (definitionOf(block) || hasText) return false
    return children.every((child) => {
      if (!isBlock(child)) return true
      const inner = wishedTag(child)
      // A cell may have a component; a row may not.
      return inside.has(inner) && isWhole(child, inner)
    })
  }

  function isInside(tags: ReadonlySet<string>, block: Block, path: string): boolean {
    const { parent, keys } = content.positionOf(block) ?? {}
    if (!parent || keys?.[0] !== 'children') return false
    return tags.has(content.compile(parent, path.replace(/\.children\.\d+$/, '')).tag)
  }

  function isPhrasing(block: Block, path: string): boolean {
    const { component, bindings, children = [] } = block
    if (Object.keys(bindings ?? {}).some((name) => /^(?:component|options)\b/.test(name)))
      return false
    const definition = definitionOf(block)
    if (definition) {
      const options = component?.options ?? {}
      const pure = pureBlock(unwrapped(definition.component), options, content)
      if (!pure || definition.templates?.some((name) => String(options[name]).includes('{{')))
        return false
      const attributes = { className: '', 'builder-id': '' }
      const props = { options, attributes, block, id: '', path, tag: 'div', children: null }
      if (!rendersPhrasing(pure.render(props, content))) return false
    }
    return children.every((child, index) => {
      if (!isBlock(child)) return true
      const childPath = `${path}.children.${index}`
      const isInline = PHRASING.has(wishedTag(child)) && isInlineBox(child, childPath)
      return (isInline || definitionOf(child)?.noWrap) && isPhrasing(child, childPath)
    })
  }

  function isInlineBox(block: Block, path: string): boolean {
    const { tag, isLinkOver } = content.compile(block, path)
    return PHRASING.has(tag) && !isLinkOver
  }

  function fits(block: Block, source: Block, path: string, tag: string): boolean {
    if (tagsInside(tag) && definitionOf(block)) return false
    const around = tagsAround(tag)
    if (around) return isInside(around, source, path)
    if (tag === 'table') return isWhole(block, tag)
    if (tag === 'p') return isPhrasing(block, path)
    if (tag === 'button') return !blockHoldsControls(block, definitionOf(block), content)
    if (tag === 'option') return !block.children?.some(isBlock)
    return endFinderOf(tag)?.([block.component?.options, block.children]) !== true
  }

  const holdsUnseen = createContentFinder({
    block(inner) {
      const definition = definitionOf(inner)
      const options = inner.component?.options ?? {}
      return definition !== undefined && holdsUnseenBlocks(definition.component, options)
    },
    text: () => false,
  })

  return (block, path, tag, source = block) => {
    if (PLAIN.test(tag)) return { tag, isLinkOver: false }
    if (tag === 'a') {
      const isLinkOver =
        blockHoldsControls(block, definitionOf(block), content) || holdsUnseen(block) === true
      return { tag, isLinkOver }
    }
    return { tag: fits(block, source, path, tag) ? tag : 'div', isLinkOver: false }
  }
}

interface Rendered {
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: unknown }
}

/** Whether the output of a pure block is allowed inside a paragraph. */
function rendersPhrasing(rendered: ReactNode): boolean {
  if (Array.isArray(rendered)) return rendered.every(rendersPhrasing)
  if (!isElement<Rendered>(rendered)) return true
  const { type, props } = rendered
  const { children, dangerouslySetInnerHTML: html } = props
  if (typeof type === 'function') return false
  const isAllowed = typeof type !== 'string' || PHRASING.has(type)
  return isAllowed && !(html && endsParagraph(String(html.__html))) && rendersPhrasing(children)
}
