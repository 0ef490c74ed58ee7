import type { CSSProperties } from 'react'
import { mistake, type TakeOmission } from '../../utils/problems/Omission'
import { linkTarget } from '../../utils/text/linkRel'
import { safeMediaUrl, safeSrcset, safeUrl } from '../../utils/text/safeUrl'
import { isRecord } from '../../utils/values/isRecord'
import { isSafeKey } from '../../utils/values/safePath'
import { wordSet } from '../../utils/values/wordSet'
import { frameAllow, leaksAddress } from '../html/frameRules'
import { safeStyle } from '../styles/cssValue'
import { declarationsIn } from '../styles/splitCss'

export interface SafeAttributes {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly className: string
  /** Value of `text`: the text content of the element, not an attribute. */
  readonly text: string | undefined
}

/** Handlers, our markers, React's keys, documents, and requests that a browser sends by itself. */
const REFUSED =
  /^(?:on|data-sb-|shadowroot|attribution)|^(?:(?:dangerouslyset)?innerhtml|ref|key|children|hasownproperty|srcdoc|is|suppress.+warning|ping|privatetoken|allowpaymentrequest)$/

const ATTRIBUTE_NAME = /^[a-z_:][\w:.-]*$/i

const LINK_ADDRESSES = wordSet(
  'href action formaction data xlink:href xlinkhref cite background manifest longdesc',
)
const MEDIA_ADDRESSES = new Set(['src', 'poster'])

const BOOLEAN_NAMES = wordSet(
  'disabled checked multiple required readOnly autoPlay playsInline controls loop muted open hidden noValidate formNoValidate allowFullScreen autoFocus reversed selected inert',
)

/** Spellings of other attributes: those of React, and those that are checked by name later. */
const SPELLINGS =
  'tabIndex maxLength minLength colSpan rowSpan contentEditable crossOrigin autoComplete srcSet inputMode enterKeyHint fetchPriority referrerPolicy dateTime hrefLang xlinkHref formAction formMethod formEncType formTarget allow sandbox target rel'

/**
 * The one name under which an attribute is rendered: React's. With both `HREF` and `href`, we could
 * check one and render the other.
 */
const REACT_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...LINK_ADDRESSES, ...MEDIA_ADDRESSES, ...BOOLEAN_NAMES, ...SPELLINGS.split(' ')].map(
      (name) => [name.toLowerCase(), name],
    ),
  ),
  for: 'htmlFor',
  'accept-charset': 'acceptCharset',
  'xlink:href': 'xlinkHref',
}

/**
 * Picks the `properties` of a block that are safe as attributes of an element.
 *
 * Leaves out scripts in any form, React's own keys, and addresses with schemes that links may not
 * have.
 *
 * @param omit - Receives what is left out.
 */
export function safeAttributes(
  properties: Readonly<Record<string, unknown>> | undefined,
  omit: TakeOmission,
): SafeAttributes {
  const attributes: Record<string, unknown> = {}
  let className = ''
  let text: string | undefined
  for (const [name, value] of Object.entries(properties ?? {})) {
    const lower = name.toLowerCase()
    if (value === undefined || value === null) continue
    if (/^class(?:name)?$/.test(lower)) className += ` ${String(value)}`
    else if (lower === 'text') text = isRecord(value) ? '' : String(value)
    else if (lower === 'style') Object.assign(attributes, styleAttribute(value, omit))
    else if (lower === 'attr')
      Object.assign(attributes, styleAttribute(isRecord(value) ? value.style : undefined, omit))
    else if (/^(?:hide|show)$/.test(lower)) continue
    else if (
      REFUSED.test(lower) ||
      !isSafeKey(name) ||
      !ATTRIBUTE_NAME.test(name) ||
      ((lower === 'name' || lower === 'id') && shadowsFormProperty(value))
    ) {
      const instead = lower.startsWith('on') ? 'Use an action of the block.' : 'Remove it.'
      omit(mistake(`attribute "${name}"`, 'blocks may not have it', instead))
    } else {
      const safe = safeValue(lower, value, omit)
      if (safe === undefined) continue
      const reactName = REACT_NAMES[lower] ?? name
      attributes[reactName] = BOOLEAN_NAMES.has(reactName) ? isOn(safe) : safe
    }
  }
  return { attributes, className: className.trim(), text }
}

function safeValue(name: string, value: unknown, omit: TakeOmission): unknown {
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol') {
    const why = `its value is of type ${typeof value}`
    omit(mistake(`attribute "${name}"`, why, 'Use a string, a number or a boolean.'))
    return undefined
  }
  if (LINK_ADDRESSES.has(name)) return safeUrl(String(value), name, omit)
  if (/^(?:form)?target$/.test(name)) return linkTarget(String(value))
  if (MEDIA_ADDRESSES.has(name)) return safeMediaUrl(String(value), name, omit)
  const omitPart = (why: string): void => omit(mistake(`${name}="${value}"`, why, 'Remove it.'))
  if (name === 'referrerpolicy' && leaksAddress(String(value))) {
    omitPart('it sends the address of the page to other hosts')
    return undefined
  }
  if (name === 'allow') {
    const allow = frameAllow(String(value))
    if (allow !== value) omitPart('frames of content may not have all of these features')
    return allow
  }
  return name === 'srcset' ? safeSrcset(value, name, omit) : value
}

/** In HTML, a present attribute is on, whatever its value. But authors also write `"false"`. */
function isOn(value: unknown): boolean {
  return typeof value === 'string' ? !/^(?:false|0|no|off)$/i.test(value) : Boolean(value)
}

function styleAttribute(value: unknown, omit: TakeOmission): { style?: CSSProperties } {
  const style = safeStyle(
    typeof value === 'string' ? Object.fromEntries(declarationsIn(value)) : value,
    omit,
  )
  return Object.keys(style).length > 0 ? { style } : {}
}

const PARTS =
  /^(?:node(?:Name|Type)|tagName|namespaceURI|ownerDocument|parentNode|textContent|(?:first|last)Child|(?:next|previous)Sibling|(?:append|remove)Child|insertBefore|(?:[gs]et|has|remove)Attribute|(?:add|remove)EventListener|dispatchEvent|querySelector(?:All)?)$/

/**
 * Whether a field with this name or id would shadow a property of its form that scripts rely on:
 * `form.nodeName` would then be the field.
 */
export function shadowsFormProperty(name: unknown): boolean {
  return typeof name === 'string' && PARTS.test(name)
}
