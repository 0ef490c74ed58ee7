import { linkRel } from '../../utils/linkRel'
import type { Omission } from '../../utils/Omission'
import { LINK_SCHEMES } from '../../utils/safeUrl'
import { leftOut } from './omissions'

const HTML = 'http://www.w3.org/1999/xhtml'

/** Addresses that content may link to, relative ones among them. */
export const ALLOWED_ADDRESS = new RegExp(
  `^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
  'i',
)

/** Formulas as authors export them, with their source. */
export const FORMULA_TAGS: readonly string[] = ['semantics', 'annotation']

/**
 * Attributes that load and run nothing, beside those that the sanitisers know: of old tables,
 * structured data, hints.
 */
export const HARMLESS_ATTRIBUTES: readonly string[] =
  'abbr about accesskey axis behavior bordercolor char charoff closedby contenteditable fetchpriority from hspace itemid itemprop itemref itemscope itemtype longdesc nohref property referrerpolicy resource rules scrollamount scrolldelay sorted to typeof vocab vspace'.split(
    ' ',
  )

/** Attributes that only frames of embeds have. */
export const FRAME_ATTRIBUTES: readonly string[] =
  'allow allowfullscreen allowtransparency frameborder marginheight marginwidth mozallowfullscreen sandbox scrolling webkitallowfullscreen'.split(
    ' ',
  )

/** Attributes whose values are names, where others have addresses. */
export const NAME_ATTRIBUTES: readonly string[] =
  'about exportparts itemid itemprop itemtype property rel resource typeof vocab'.split(' ')

/** Characters that browsers ignore in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
const INVISIBLE = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

/** An address as browsers read it. */
export function compactAddress(address: string): string {
  return address.replace(INVISIBLE, '')
}

/**
 * Whether elements of this name may be of the page's own kind. Widgets have options of their own.
 */
export function isOwnElementName(name: string): boolean {
  return /^[a-z][\w.]*-[\w.-]*$/.test(name) && name !== 'site-blocks'
}

/** Whether elements of the page's own kind may have an attribute of this name. */
export function isOwnAttributeName(name: string): boolean {
  return !/^(?:on|(?:is|srcdoc|style)$)/i.test(name)
}

const SCRIPT_ADDRESS =
  /^(?:javascript|vbscript|data(?!:(?:audio|font|image|video)\/|:application\/json\b)):/i

/**
 * Whether an attribute of an element of the page's own kind would be an address of code or of a
 * document.
 */
export function isScriptAddress(value: string): boolean {
  return SCRIPT_ADDRESS.test(compactAddress(value))
}

/** Whether what `<use>` shows is in the same document. */
export function isOwnFragment(address: string | null | undefined): boolean {
  return address === null || address === undefined || /^\s*#/.test(address)
}

/**
 * The address that a frame may have for the one that it asks for: that of a page of the web;
 * `undefined` for none.
 */
export function frameAddress(asked: string | null): string | undefined {
  const source = asked?.trim() ?? ''
  // Old snippets leave the scheme to the page around.
  if (source.startsWith('//')) return `https:${source}`
  return /^https:\/\//i.test(source) ? source : undefined
}

/** Takes out of an element, or takes out itself, what no list of names can tell. */
export function checkElement(element: Element, omissions: Omission[]): void {
  const { localName } = element
  const rel = linkRel(element.getAttribute('target') ?? '', element.getAttribute('rel') ?? '')
  if (rel) element.setAttribute('rel', rel)
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
  } else if (address !== source) frame.setAttribute('src', address)
}

function checkUse(use: Element, omissions: Omission[]): void {
  if (['href', 'xlink:href'].every((name) => isOwnFragment(use.getAttribute(name)))) return
  omissions.push(leftOut.use)
  use.remove()
}

/** Elements and attributes that DOMPurify removed. */
export function omissionsIn(
  removed: readonly ({ element: Node } | { attribute: Attr | null; from: Node })[],
): Omission[] {
  const gone = new Set(removed.map((one) => ('element' in one ? one.element : null)))
  return removed.flatMap((one) => {
    if ('element' in one) {
      // Fields may go by the names of what a form has itself.
      const isElement = one.element instanceof Element
      const name = isElement && Reflect.get(Element.prototype, 'localName', one.element)
      // Content of `noscript` is for visitors without scripts.
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
