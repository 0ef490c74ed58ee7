import { STYLE_ATTRIBUTE } from '../../render/html/detachStyles'
import { decodeReferences } from '../../render/html/Html'
import { cssText } from '../../render/styles/cssValue'
import { splitCss } from '../../render/styles/splitCss'

const ATTRIBUTE = new RegExp(` ${STYLE_ATTRIBUTE}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g')

/**
 * Rules for the inline styles of `markup`, which stand in an attribute that no policy refuses.
 *
 * A script sets them later on. Until then, and where none runs, the rules win over nearly all
 * others, as inline styles do.
 */
export function inlineStyleRules(markup: string): string {
  const rules = new Set<string>()
  for (const [, double, single, bare] of markup.matchAll(ATTRIBUTE)) {
    const style = decodeReferences(double ?? single ?? bare ?? '')
    const declarations = safeDeclarations(style)
    // Two ids that nothing has weigh more than any class.
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
