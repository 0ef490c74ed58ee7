import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Sanitizer } from '../../render/html/createSanitizer'
import { detachStyles } from '../../render/html/detachStyles'
import { isPlainHtml } from '../../render/html/isPlainHtml'
import { dropAddresses } from './dropAddresses'
import { keepElement } from './keepElement'
import { EMBED_SCHEMA, SCHEMA } from './sanitizeSchema'

/** Sanitises HTML of content without a document, as browsers do it with one. */
export function createServerSanitizer(): Sanitizer {
  return {
    isMuted: false,
    sanitize: (html) => ({ __html: isPlainHtml(html) ? html : clean(parse(html), SCHEMA) }),
    sanitizeEmbed(html) {
      if (isPlainHtml(html)) return { html, css: '', scripts: [] }
      const tree = parse(html)
      return { html: clean(tree, EMBED_SCHEMA), css: stylesIn(tree), scripts: [] }
    },
  }
}

function parse(html: string): Root {
  return fromHtml(detachStyles(html), { fragment: true })
}

function clean(tree: Root, schema: Schema): string {
  const safe = sanitize(tree, schema)
  keepChildren(safe)
  return toHtml(safe)
}

/** Takes out what no list of names can tell. */
function keepChildren(node: Nodes): void {
  if (!('children' in node)) return
  node.children = node.children.filter((child) => {
    if (child.type !== 'element') return true
    dropAddresses(child)
    return keepElement(child)
  }) as Element[]
  for (const child of node.children) keepChildren(child)
}

function stylesIn(node: Nodes): string {
  if (!('children' in node)) return ''
  if (node.type === 'element' && node.tagName === 'style') {
    return node.children.map((child) => ('value' in child ? `${child.value}\n` : '')).join('')
  }
  return node.children.map(stylesIn).join('')
}
