import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { isBlock } from '../../content/isBlock'
import type { Block } from '../../content/types'
import { Blocks, type BlocksProps, blocksBox } from '../block/Blocks'
import type { BlockList } from '../block/pureComponent'
import { renderBlock } from '../block/renderBlock'
import type { ContentContextValue } from '../entry/ContentContext'
import { setAttributes } from './plainAttributes'

/** Makes nodes of what pure blocks return, without React. */
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
export function createNodeWriter(content: ContentContextValue): NodeWriter {
  const { document } = content.window

  const render = (block: Block, path: string): ReactNode =>
    renderBlock(content.compile(block, path), content, undefined, openList)

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

/** Stands for a list of blocks whose nodes follow. */
function OpenList(_: BlockList): null {
  return null
}

function openList(blocks: readonly Block[] | undefined, path: string): ReactElement<BlockList> {
  return createElement(OpenList, { blocks, path })
}

function openBox(props: BlocksProps): ReactElement {
  return blocksBox(props, openList(props.blocks, props.path))
}
