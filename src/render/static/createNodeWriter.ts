import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { wordSet } from '../../utils/wordSet'
import { Blocks, type BlocksProps, blocksBox } from '../block/Blocks'
import { isOwnElement } from '../block/blockTag'
import type { BlockList } from '../block/pureComponent'
import { renderPlain } from '../block/renderCompiled'
import type { PlainContext } from '../entry/ContentContext'

export interface NodeWriter {
  /** What a block returns, with its lists of blocks left open. */
  render(block: Block, path: string): ReactNode
  /** Appends the nodes of `rendered`. A block that breaks is left out and reported. */
  append(parent: Element, rendered: ReactNode): void
}

interface ElementProps {
  readonly [name: string]: unknown
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
  readonly ref?: (element: Element) => void
}

/** @param content - What all blocks of the entry share. */
export function createNodeWriter(content: PlainContext): NodeWriter {
  const { document } = content.window

  const render = (block: Block, path: string): ReactNode =>
    renderPlain(content.compile(block, path), content, openList)

  function append(parent: Element, rendered: ReactNode): void {
    if (Array.isArray(rendered)) for (const child of rendered) append(parent, child)
    else if (isValidElement<ElementProps>(rendered)) appendElement(parent, rendered)
    else if (typeof rendered === 'number' || (typeof rendered === 'string' && rendered !== ''))
      parent.appendChild(document.createTextNode(String(rendered)))
  }

  function appendElement(parent: Element, rendered: ReactElement<ElementProps>): void {
    const { type, props } = rendered
    if (typeof type === 'string') appendTag(parent, type, props)
    else if (type === Fragment) append(parent, props.children)
    else if (type === Blocks) append(parent, openBox(props as unknown as BlocksProps))
    else if (type === OpenList) appendBlocks(parent, props as unknown as BlockList)
    else throw new TypeError('SiteBlocks: a pure block returned a component.')
  }

  function appendTag(parent: Element, tag: string, props: ElementProps): void {
    // Inside a drawing, elements are those of the drawing.
    const element = document.createElementNS(parent.namespaceURI, tag) as HTMLElement
    setAttributes(element, props)
    const { children, dangerouslySetInnerHTML: html, ref } = props
    // Trusted Types refuse even the empty text.
    if (html && String(html.__html) !== '') element.innerHTML = html.__html
    append(element, children)
    ref?.(element)
    parent.appendChild(element)
  }

  function appendBlocks(parent: Element, { blocks = [], path }: BlockList): void {
    blocks.forEach((block, index) => {
      if (!isBlock(block)) return
      try {
        append(parent, render(block, `${path}.${index}`))
      } catch (error) {
        content.onBlockError(error, block)
      }
    })
  }

  return { render, append }
}

function OpenList(_: BlockList): null {
  return null
}

function openList(blocks: readonly Block[] | undefined, path: string): ReactElement<BlockList> {
  return createElement(OpenList, { blocks, path })
}

function openBox(props: BlocksProps): ReactElement {
  return blocksBox(props, openList(props.blocks, props.path))
}

/** Elements that React has rules of its own for, or that make drawings and formulas of what is in them. */
const SPECIAL_TAGS = wordSet(
  'audio details dialog form iframe input math optgroup option select svg template textarea video',
)

const PLAIN_NAMES = wordSet(
  'className style id href target rel title alt role lang dir tabIndex src srcSet sizes loading fetchPriority width height type',
)

/** Whether {@link setAttributes} writes these attributes as React does; all others are left to React. */
export function isPlain(tag: string, attributes: Readonly<Record<string, unknown>>): boolean {
  if (SPECIAL_TAGS.has(tag) || isOwnElement(tag)) return false
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    const isKnown = PLAIN_NAMES.has(name) || /^(?:data|aria|builder)-/.test(name)
    const isWritable = typeof value === 'string' || typeof value === 'number' || value === undefined
    if (!isKnown || !(isWritable || name === 'style') || (name === 'src' && value === ''))
      return false
  }
  return true
}

/** Writes the texts, numbers and `true` among an element's props as attributes, and its style through the CSSOM. */
function setAttributes(element: HTMLElement, props: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (name === 'children' || name === 'suppressHydrationWarning') continue
    if (name === 'className') element.setAttribute('class', String(value))
    else if (name === 'style') setStyle(element.style, value as Readonly<Record<string, string>>)
    else if (value === true) element.toggleAttribute(name, true)
    else if (typeof value === 'string' || typeof value === 'number')
      // In a drawing, letters keep their case.
      element.setAttribute(name === 'tabIndex' ? 'tabindex' : name, String(value))
  }
}

function setStyle(
  style: CSSStyleDeclaration,
  declarations: Readonly<Record<string, string>> = {},
): void {
  for (const name of Object.keys(declarations)) {
    const value = declarations[name] ?? ''
    if (name.startsWith('--')) style.setProperty(name, value)
    else Object.assign(style, { [name === 'float' ? 'cssFloat' : name]: value.trim() })
  }
}
