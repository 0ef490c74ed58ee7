import type { ReactElement, ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { combineUndos } from '../../utils/timing/combineUndos'
import { wordSet } from '../../utils/values/wordSet'
import { Blocks, type BlocksProps } from '../block/Blocks'
import type { StaticContext } from '../block/ContentContext'
import type { BlockList } from '../block/pureComponent'
import { renderStatic } from '../block/renderCompiled'
import { isOwnElement } from '../html/blockTag'
import { isReactElement } from '../html/isReactElement'
import { OpenList, openBox, openList } from './openLists'

export interface NodeWriter {
  /** The output of a block, without the contents of its lists of blocks. */
  render(block: Block, path: string): ReactNode
  /**
   * Appends the nodes of `rendered`. A block that throws is left out and reported.
   *
   * @returns Cleans up the nodes' refs; `undefined` if there is nothing to clean up.
   */
  append(parent: Element, rendered: ReactNode): CleanUp | undefined
  /** Appends a block like one of a list in {@link NodeWriter.append}. */
  appendBlock(parent: Element, block: Block, path: string): CleanUp | undefined
}

type CleanUp = () => void

interface ElementProps {
  readonly [name: string]: unknown
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
  readonly ref?: (element: Element) => CleanUp | undefined
}

/** @param content - Context that all blocks of the entry share. */
export function createNodeWriter(content: StaticContext): NodeWriter {
  const { document } = content.window

  const render = (block: Block, path: string): ReactNode =>
    renderStatic(content.compile(block, path), content, openList)

  function write(parent: Element, rendered: ReactNode, cleanUps: CleanUp[]): void {
    if (Array.isArray(rendered)) for (const child of rendered) write(parent, child, cleanUps)
    else if (isReactElement<ElementProps>(rendered)) writeElement(parent, rendered, cleanUps)
    else if (typeof rendered === 'number' || (typeof rendered === 'string' && rendered !== ''))
      parent.appendChild(document.createTextNode(String(rendered)))
  }

  function writeElement(
    parent: Element,
    { type, props }: ReactElement<ElementProps>,
    cleanUps: CleanUp[],
  ): void {
    if (typeof type === 'string') writeTag(parent, type, props, cleanUps)
    else if (type === Fragment) write(parent, props.children, cleanUps)
    else if (type === Blocks) write(parent, openBox(props as unknown as BlocksProps), cleanUps)
    else if (type === OpenList) writeBlocks(parent, props as unknown as BlockList, cleanUps)
    else throw new TypeError('SiteBlocks: a pure block returned a component.')
  }

  function writeTag(parent: Element, tag: string, props: ElementProps, cleanUps: CleanUp[]): void {
    // Children of a drawing share its namespace.
    const element = document.createElementNS(parent.namespaceURI, tag)
    const { children, dangerouslySetInnerHTML: html, ref } = props
    setAttributes(element as HTMLElement, props)
    // Trusted Types refuse even an empty string.
    if (html && String(html.__html) !== '') element.innerHTML = html.__html
    write(element, children, cleanUps)
    const cleanUp = ref?.(element)
    if (cleanUp) cleanUps.push(cleanUp)
    parent.appendChild(element)
  }

  function writeBlocks(
    parent: Element,
    { blocks = [], path }: BlockList,
    cleanUps: CleanUp[],
  ): void {
    blocks.forEach((block, index) => {
      if (isBlock(block)) writeBlock(parent, block, `${path}.${index}`, cleanUps)
    })
  }

  function writeBlock(parent: Element, block: Block, path: string, cleanUps: CleanUp[]): void {
    try {
      write(parent, render(block, path), cleanUps)
    } catch (error) {
      content.onBlockError(error, block)
    }
  }

  /** Writes nodes, and returns the function that cleans up their refs. */
  function appending(run: (cleanUps: CleanUp[]) => void): CleanUp | undefined {
    const cleanUps: CleanUp[] = []
    run(cleanUps)
    return cleanUps.length > 0 ? combineUndos(cleanUps) : undefined
  }

  return {
    render,
    append: (parent, rendered) => appending((cleanUps) => write(parent, rendered, cleanUps)),
    appendBlock: (parent, block, path) =>
      appending((cleanUps) => writeBlock(parent, block, path, cleanUps)),
  }
}

/** Elements that React treats specially, or that turn their contents into drawings or formulas. */
const SPECIAL_TAGS = wordSet(
  'audio details dialog form iframe input math optgroup option select svg template textarea video',
)

const WRITABLE_NAMES = wordSet(
  'className style id href target rel title alt role lang dir tabIndex src srcSet sizes loading fetchPriority width height type',
)

/**
 * Whether {@link setAttributes} can write these attributes as React does. All others need React.
 */
export function canWrite(tag: string, attributes: Readonly<Record<string, unknown>>): boolean {
  if (SPECIAL_TAGS.has(tag) || isOwnElement(tag)) return false
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    const isKnown = WRITABLE_NAMES.has(name) || /^(?:data|aria|builder)-/.test(name)
    const isWritable = typeof value === 'string' || typeof value === 'number' || value === undefined
    if (!isKnown || !(isWritable || name === 'style') || (name === 'src' && value === ''))
      return false
  }
  return true
}

/** Writes strings, numbers and `true` as attributes, and the style through the CSSOM. */
function setAttributes(element: HTMLElement, props: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (name === 'children' || name === 'suppressHydrationWarning') continue
    if (name === 'className') element.setAttribute('class', String(value))
    else if (name === 'style') setStyle(element.style, value as Readonly<Record<string, string>>)
    else if (value === true) element.toggleAttribute(name, true)
    else if (typeof value === 'string' || typeof value === 'number')
      // In a drawing, attribute names are case-sensitive.
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
