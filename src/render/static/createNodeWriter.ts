import type { ReactElement, ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { onePer } from '../../utils/onePer'
import { wordSet } from '../../utils/wordSet'
import { Blocks, type BlocksProps, blocksBox } from '../block/Blocks'
import { isOwnElement } from '../block/blockTag'
import { isElement } from '../block/isElement'
import { makeElement } from '../block/makeElement'
import type { BlockList } from '../block/pureComponent'
import { renderPlain } from '../block/renderCompiled'
import type { PlainContext } from '../entry/ContentContext'

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
  /**
   * Uses the elements in `parent`, written by a server or an earlier call, as those of `rendered`.
   *
   * @returns Cleans up the nodes' refs; `undefined` if the elements do not match.
   */
  adopt(parent: Element, rendered: ReactNode): CleanUp | undefined
}

type CleanUp = () => void

/** State of one call of the writer. */
interface Pass {
  /** Clean-up functions of refs. */
  readonly cleanUps: CleanUp[]
  /** Takes the next existing element in `parent`, when elements are adopted. */
  readonly take?: (parent: Element) => Element | undefined
  /** Whether the existing elements match the description. */
  fits: boolean
}

interface ElementProps {
  readonly [name: string]: unknown
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
  readonly ref?: (element: Element) => CleanUp | undefined
}

/** @param content - Context that all blocks of the entry share. */
export function createNodeWriter(content: PlainContext): NodeWriter {
  const { document } = content.window

  const render = (block: Block, path: string): ReactNode =>
    renderPlain(content.compile(block, path), content, openList)

  function write(parent: Element, rendered: ReactNode, pass: Pass): void {
    if (Array.isArray(rendered)) for (const child of rendered) write(parent, child, pass)
    else if (isElement<ElementProps>(rendered)) writeElement(parent, rendered, pass)
    else if (
      !pass.take &&
      (typeof rendered === 'number' || (typeof rendered === 'string' && rendered !== ''))
    )
      parent.appendChild(document.createTextNode(String(rendered)))
  }

  function writeElement(
    parent: Element,
    { type, props }: ReactElement<ElementProps>,
    pass: Pass,
  ): void {
    if (typeof type === 'string') writeTag(parent, type, props, pass)
    else if (type === Fragment) write(parent, props.children, pass)
    else if (type === Blocks) write(parent, openBox(props as unknown as BlocksProps), pass)
    else if (type === OpenList) writeBlocks(parent, props as unknown as BlockList, pass)
    else throw new TypeError('SiteBlocks: a pure block returned a component.')
  }

  function writeTag(parent: Element, tag: string, props: ElementProps, pass: Pass): void {
    const known = pass.take?.(parent)
    if (pass.take && known?.localName !== tag) {
      pass.fits = false
      return
    }
    // Children of a drawing share its namespace.
    const element = known ?? document.createElementNS(parent.namespaceURI, tag)
    const { children, dangerouslySetInnerHTML: html, ref } = props
    if (!known) {
      setAttributes(element as HTMLElement, props)
      // Trusted Types refuse even an empty string.
      if (html && String(html.__html) !== '') element.innerHTML = html.__html
    }
    write(element, children, pass)
    const cleanUp = ref?.(element)
    if (cleanUp) pass.cleanUps.push(cleanUp)
    if (!known) parent.appendChild(element)
  }

  function writeBlocks(parent: Element, { blocks = [], path }: BlockList, pass: Pass): void {
    blocks.forEach((block, index) => {
      if (isBlock(block)) writeBlock(parent, block, `${path}.${index}`, pass)
    })
  }

  function writeBlock(parent: Element, block: Block, path: string, pass: Pass): void {
    try {
      write(parent, render(block, path), pass)
    } catch (error) {
      content.onBlockError(error, block)
    }
  }

  /** Writes nodes, and returns the function that cleans up their refs. */
  function appending(run: (pass: Pass) => void): CleanUp | undefined {
    const pass: Pass = { cleanUps: [], fits: true }
    run(pass)
    return pass.cleanUps.length > 0 ? () => runAll(pass.cleanUps) : undefined
  }

  return {
    render,
    append: (parent, rendered) => appending((pass) => write(parent, rendered, pass)),
    appendBlock: (parent, block, path) =>
      appending((pass) => writeBlock(parent, block, path, pass)),
    adopt(parent, rendered) {
      const rest = onePer((one: Element) => Array.from(one.children))
      const pass: Pass = { cleanUps: [], take: (one) => rest(one).shift(), fits: true }
      write(parent, rendered, pass)
      if (pass.fits) return () => runAll(pass.cleanUps)
      runAll(pass.cleanUps)
      return undefined
    },
  }
}

function runAll(calls: readonly CleanUp[]): void {
  for (const call of calls) call()
}

function OpenList(_: BlockList): null {
  return null
}

function openList(blocks: readonly Block[] | undefined, path: string): ReactElement<BlockList> {
  return makeElement(OpenList, { blocks, path })
}

function openBox(props: BlocksProps): ReactElement {
  return blocksBox(props, openList(props.blocks, props.path))
}

/** Elements that React treats specially, or that turn their contents into drawings or formulas. */
const SPECIAL_TAGS = wordSet(
  'audio details dialog form iframe input math optgroup option select svg template textarea video',
)

const PLAIN_NAMES = wordSet(
  'className style id href target rel title alt role lang dir tabIndex src srcSet sizes loading fetchPriority width height type',
)

/**
 * Whether {@link setAttributes} can write these attributes as React does. All others need React.
 */
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
