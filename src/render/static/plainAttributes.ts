import { wordSet } from '../../utils/wordSet'

/** Elements without state, events or rules of their own in React. */
const PLAIN_TAGS = wordSet(
  'a abbr address article aside b bdi bdo blockquote br button caption cite code dd del dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label legend li main mark menu nav ol p picture pre q s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr',
)

/** Attributes that React writes as they are. */
const PLAIN_NAMES = wordSet(
  'className style id href target rel title alt role lang dir tabIndex src srcSet sizes loading fetchPriority width height type',
)

/** Whether {@link setAttributes} writes these attributes as React does; all others are left to React. */
export function isPlain(tag: string, attributes: Readonly<Record<string, unknown>>): boolean {
  if (!PLAIN_TAGS.has(tag)) return false
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    const isKnown = PLAIN_NAMES.has(name) || /^(?:data|aria|builder)-/.test(name)
    const isWritable = typeof value === 'string' || typeof value === 'number' || value === undefined
    if (!isKnown || !(isWritable || name === 'style') || (name === 'src' && value === ''))
      return false
  }
  return true
}

/** Writes the texts and numbers among an element's props as attributes, and its style through the CSSOM. */
export function setAttributes(
  element: HTMLElement,
  props: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (name === 'children') continue
    if (name === 'className') element.setAttribute('class', String(value))
    else if (name === 'style') setStyle(element.style, value as Readonly<Record<string, string>>)
    else if (typeof value === 'string' || typeof value === 'number')
      // In a drawing, letters keep their case.
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
