import type { Omission } from '../../utils/problems/Omission'
import { linkRel, linkTarget } from '../../utils/text/linkRel'
import { LINK_SCHEMES } from '../../utils/text/safeUrl'
import type { HtmlKind } from './createSanitizer'
import { STYLE_ATTRIBUTE } from './detachStyles'
import { frameAllow, frameSandbox, leaksAddress } from './frameRules'
import { leftOut } from './omissions'
import { richStyle } from './richText'

const HTML = 'http://www.w3.org/1999/xhtml'

/** Addresses that content may link to, including relative ones. */
export const ALLOWED_ADDRESS = new RegExp(
  `^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
  'i',
)

/** MathML elements of exported formulas, which include their source. */
export const FORMULA_TAGS: readonly string[] = ['semantics', 'annotation']

/**
 * Attributes that neither load nor run anything and that sanitisers do not know: for old tables,
 * structured data and hints.
 */
export const HARMLESS_ATTRIBUTES: readonly string[] =
  'abbr about accesskey axis behavior bordercolor char charoff closedby contenteditable fetchpriority from hspace itemid itemprop itemref itemscope itemtype longdesc nohref property referrerpolicy resource rules scrollamount scrolldelay sorted to typeof vocab vspace'.split(
    ' ',
  )

/** Attributes that only frames may have. */
export const FRAME_ATTRIBUTES: readonly string[] =
  'allow allowfullscreen allowtransparency frameborder marginheight marginwidth mozallowfullscreen sandbox scrolling webkitallowfullscreen'.split(
    ' ',
  )

/** Attributes whose values look like addresses but are names. */
export const NAME_ATTRIBUTES: readonly string[] =
  'about exportparts itemid itemprop itemtype property rel resource typeof vocab'.split(' ')

/** Characters that browsers ignore in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore exactly these characters.
const INVISIBLE = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

/** An address as browsers read it. */
export function compactAddress(address: string): string {
  return address.replace(INVISIBLE, '')
}

/**
 * Whether content may use a custom element of this name. It may not use widgets, which have options
 * that only the site may set.
 */
export function isOwnElementName(name: string): boolean {
  return /^[a-z][\w.]*-[\w.-]*$/.test(name) && name !== 'site-blocks'
}

/** Whether content may set an attribute of this name on custom elements. */
export function isOwnAttributeName(name: string): boolean {
  return !/^(?:on|(?:is|srcdoc|style)$)/i.test(name)
}

const SCRIPT_ADDRESS =
  /^(?:javascript|vbscript|data(?!:(?:audio|font|image|video)\/|:application\/json\b)):/i

/** Whether an attribute of a custom element holds the address of code or of a document. */
export function isScriptAddress(value: string): boolean {
  return SCRIPT_ADDRESS.test(compactAddress(value))
}

/** Whether `<use>` refers to the same document. */
export function isOwnFragment(address: string | null | undefined): boolean {
  return address === null || address === undefined || /^\s*#/.test(address)
}

/** The safe address of a frame: an https URL, or `undefined`. */
export function frameAddress(asked: string | null): string | undefined {
  const source = asked?.trim() ?? ''
  // Old snippets use protocol-relative addresses.
  if (source.startsWith('//')) return `https:${source}`
  return /^https:\/\//i.test(source) ? source : undefined
}

/**
 * Applies the checks that lists of names cannot express. May remove attributes or the element.
 *
 * @param kind - In a text, nobody expects to be asked for a password.
 */
export function checkElement(element: Element, omissions: Omission[], kind: HtmlKind): void {
  const { localName } = element
  const target = linkTarget(element.getAttribute('target') ?? '')
  if (target) element.setAttribute('target', target)
  const rel = linkRel(target, element.getAttribute('rel') ?? '')
  if (rel) element.setAttribute('rel', rel)
  const policy = element.getAttribute('referrerpolicy')
  if (policy !== null && leaksAddress(policy)) {
    omissions.push(leftOut.attribute('referrerpolicy'))
    element.removeAttribute('referrerpolicy')
  }
  if (kind === 'text' && localName === 'input' && isPassword(element.getAttribute('type'))) {
    omissions.push(leftOut.password)
    element.remove()
  }
  const style = kind === 'rich' && element.getAttribute(STYLE_ATTRIBUTE)
  if (style) element.setAttribute(STYLE_ATTRIBUTE, richStyle(style))
  if (localName === 'iframe') checkFrame(element, omissions)
  if (localName === 'title' && element.namespaceURI === HTML) {
    omissions.push(leftOut.element(localName))
    element.remove()
  }
  if (localName === 'use') checkUse(element, omissions)
  if (!isOwnElementName(localName)) return
  for (const { name, value } of Array.from(element.attributes)) {
    if (!isScriptAddress(value)) continue
    omissions.push(addressOmission(name, value))
    element.removeAttribute(name)
  }
}

function checkFrame(frame: Element, omissions: Omission[]): void {
  const source = frame.getAttribute('src')
  const address = frameAddress(source)
  if (address === undefined) {
    omissions.push(leftOut.frame(source))
    frame.remove()
    return
  }
  if (address !== source) frame.setAttribute('src', address)
  frame.setAttribute('sandbox', frameSandbox(frame.getAttribute('sandbox')))
  const allow = frame.getAttribute('allow')
  if (allow === null || frameAllow(allow) === allow) return
  omissions.push(leftOut.attribute('allow'))
  frame.setAttribute('allow', frameAllow(allow))
}

/** Whether an `<input>` of this type hides what visitors type. */
export function isPassword(type: string | null | undefined): boolean {
  return type?.toLowerCase() === 'password'
}

function checkUse(use: Element, omissions: Omission[]): void {
  if (['href', 'xlink:href'].every((name) => isOwnFragment(use.getAttribute(name)))) return
  omissions.push(leftOut.use)
  use.remove()
}

/** Converts DOMPurify's list of removed elements and attributes to omissions. */
export function omissionsIn(
  removed: readonly ({ element: Node } | { attribute: Attr | null; from: Node })[],
): Omission[] {
  const gone = new Set(removed.map((one) => ('element' in one ? one.element : null)))
  return removed.flatMap((one) => {
    if ('element' in one) {
      // A field named `localName` would shadow the property of its form.
      const isElement = one.element instanceof Element
      const name = isElement && Reflect.get(Element.prototype, 'localName', one.element)
      // The content of `noscript` is for visitors without scripts.
      return isElement && name !== 'noscript' ? [leftOut.element(String(name))] : []
    }
    const { attribute, from } = one
    if (!attribute || gone.has(from)) return []
    if (/^(?:id|name)$/.test(attribute.name)) return [leftOut.ownName(attribute.name)]
    return [addressOmission(attribute.name, attribute.value)]
  })
}

function addressOmission(name: string, value: string): Omission {
  const address = compactAddress(value)
  const scheme = /^[a-z][a-z+.-]*(?=:)/i.exec(address)?.[0]
  return scheme && !ALLOWED_ADDRESS.test(address)
    ? leftOut.address(name, scheme.toLowerCase())
    : leftOut.attribute(name)
}
