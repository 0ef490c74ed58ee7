import { decodeReferences } from '../../render/entry/Html'
import { STYLE_ATTRIBUTE } from '../../render/html/detachStyles'
import { cssText } from '../../render/styles/cssValue'
import { splitCss } from '../../render/styles/splitCss'

const ATTRIBUTE = new RegExp(` ${STYLE_ATTRIBUTE}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g')

/**
 * Writes rules for the inline styles of `markup`, which `detachStyles` moved to a data attribute
 * that every Content Security Policy allows.
 *
 * A script sets the inline styles later. Until then, or without scripts, these rules win over
 * nearly all others, as inline styles do.
 */
export function inlineStyleRules(markup: string): string {
  const rules = new Set<string>()
  for (const [, double, single, bare] of markup.matchAll(ATTRIBUTE)) {
    const style = decodeReferences(double ?? single ?? bare ?? '')
    const declarations = safeDeclarations(style)
    // The ids match no element, but give the rule more weight than any class.
    if (declarations)
      rules.add(`:is([${STYLE_ATTRIBUTE}="${quoted(style)}"],#_#_){${declarations}}`)
  }
  return Array.from(rules).join('')
}

function safeDeclarations(style: string): string {
  let text = ''
  for (const { head, body } of splitCss(style)) {
    const colon = head.indexOf(':')
    if (body !== null || colon < 0) continue
    const name = head.slice(0, colon).trim()
    const property = name.startsWith('--') ? name : name.toLowerCase()
    text += cssText({ [property]: head.slice(colon + 1) }).text
  }
  return text
}

function quoted(text: string): string {
  return text.replace(/["\\<\n\r\f\0]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)
}
