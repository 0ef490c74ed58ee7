import type { ReactElement, ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import { isBlock } from '../../content/walkBlocks'
import { Blocks, type BlocksProps } from '../../render/block/Blocks'
import type { StaticContext } from '../../render/block/ContentContext'
import type { BlockList } from '../../render/block/pureComponent'
import { renderStatic } from '../../render/block/renderCompiled'
import type { CompiledBlock } from '../../render/compile/compileBlock'
import { isVoidTag } from '../../render/html/blockTag'
import { STYLE_ATTRIBUTE } from '../../render/html/detachStyles'
import { isReactElement } from '../../render/html/isReactElement'
import { OpenList, openBox, openList } from '../../render/static/openLists'
import { toKebabCase } from '../../utils/text/letterCase'
import { escapeHtml } from './escapeHtml'

/** Writes static blocks as React would, so that React can hydrate them all the same. */
export interface MarkupWriter {
  /** The output of a block, without the contents of its lists of blocks. */
  render(compiled: CompiledBlock): ReactNode
  /** Returns the HTML of `rendered`. */
  write(rendered: ReactNode): string
  /** Returns what `make` does. A block for which it throws is no longer static. */
  orLive<T>(compiled: CompiledBlock, make: () => T): T
}

/** Props of an element that a pure block renders. */
export interface ElementProps {
  readonly [name: string]: unknown
  readonly children?: ReactNode
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}

/** Parsers drop the first line break in these elements. */
const DROPS_LINE_BREAK = /^(?:pre|listing)$/

/** Names of attributes where React's are others. */
const SPELLINGS: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' }

/** @param content - Context that all blocks of the entry share. */
export function createMarkupWriter(content: StaticContext): MarkupWriter {
  let html = ''
  /** A parser joins texts that follow each other; a comment separates them. */
  let isAfterText = false

  const render = (compiled: CompiledBlock): ReactNode => renderStatic(compiled, content, openList)

  function orLive<T>(compiled: CompiledBlock, make: () => T): T {
    try {
      return make()
    } catch (error) {
      compiled.isStatic = false
      throw error
    }
  }

  function add(rendered: ReactNode): void {
    if (Array.isArray(rendered)) for (const child of rendered) add(child)
    else if (isReactElement<ElementProps>(rendered)) addElement(rendered)
    else if (typeof rendered === 'number' || (typeof rendered === 'string' && rendered !== '')) {
      html += `${isAfterText ? '<!-- -->' : ''}${escapeHtml(String(rendered))}`
      isAfterText = true
    }
  }

  function addElement({ type, props }: ReactElement<ElementProps>): void {
    if (typeof type === 'string') addTag(type, props)
    else if (type === Fragment) add(props.children)
    else if (type === Blocks) add(openBox(props as unknown as BlocksProps))
    else if (type === OpenList) addBlocks(props as unknown as BlockList)
    else throw new TypeError('SiteBlocks: a pure block returned a component.')
  }

  function addTag(tag: string, props: ElementProps): void {
    html += `<${tag}${attributesOf(props)}`
    isAfterText = false
    if (isVoidTag(tag)) {
      html += '/>'
      return
    }
    html += '>'
    const start = html.length
    html += props.dangerouslySetInnerHTML?.__html ?? ''
    add(props.children)
    if (DROPS_LINE_BREAK.test(tag) && html[start] === '\n')
      html = `${html.slice(0, start)}\n${html.slice(start)}`
    html += `</${tag}>`
    isAfterText = false
  }

  function addBlocks({ blocks = [], path }: BlockList): void {
    blocks.forEach((block, index) => {
      if (!isBlock(block)) return
      const compiled = content.compile(block, `${path}.${index}`)
      orLive(compiled, () => add(render(compiled)))
    })
  }

  return {
    render,
    write(rendered) {
      html = ''
      isAfterText = false
      add(rendered)
      return html
    },
    orLive,
  }
}

/** Writes strings, numbers and `true` as attributes. */
function attributesOf(props: ElementProps): string {
  let text = ''
  for (const name in props) {
    const value = props[name]
    if (name === 'style') text += styleOf(value as Readonly<Record<string, string>>)
    else if (name === 'children' || name === 'suppressHydrationWarning') continue
    else if (value === true) text += ` ${name}=""`
    else if (typeof value === 'string' || typeof value === 'number')
      text += ` ${SPELLINGS[name] ?? name}="${escapeHtml(String(value))}"`
  }
  return text
}

/** A script sets the style from this attribute, which every policy allows. */
function styleOf(declarations: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(declarations)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.startsWith('--') ? name : toKebabCase(name)}:${value.trim()}`)
  return written.length > 0 ? ` ${STYLE_ATTRIBUTE}="${escapeHtml(written.join(';'))}"` : ''
}
