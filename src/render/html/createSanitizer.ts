import createDOMPurify, { type Config } from 'dompurify'
import { linkRel } from '../../utils/linkRel'
import { onePer } from '../../utils/onePer'
import { quoteValue } from '../../utils/quoteValue'
import { LINK_SCHEMES } from '../../utils/safeUrl'
import { warnOnce } from '../../utils/warn'
import { cssAddress } from '../styles/cssAddress'
import { detachStyles } from './detachStyles'
import { isPlainHtml } from './isPlainHtml'
import {
  refusesHtml,
  type TrustedHtml,
  type TrustedTypePolicy,
  trustedTypesPolicy,
} from './trustedTypes'

export interface Sanitizer {
  /** Whether the page's policy takes no HTML of ours, so that texts have to be shown without their markup. */
  readonly isMuted: boolean
  /** Inline styles come back under another name: see `attachStyles`. */
  sanitize(html: string): InnerHtml
  /** As {@link Sanitizer.sanitize}, for HTML that may also bring frames, styles and scripts along. */
  sanitizeEmbed(html: string): SafeEmbed
}

/**
 * HTML as React takes it. One object for a text, as long as that is remembered: for another one, React writes even the
 * same HTML again, over what has been done to its elements since.
 */
export interface InnerHtml {
  readonly __html: TrustedHtml
}

/** HTML that may be assigned, and what was taken out of it. */
export interface SafeEmbed {
  readonly html: TrustedHtml
  readonly css: string
  /** Its scripts, in order. They have not been run. */
  readonly scripts: readonly HTMLScriptElement[]
}

/** Addresses that content may link to, relative ones among them. */
export const ALLOWED_ADDRESS = new RegExp(
  `^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
  'i',
)

const CONFIG: Config = {
  ADD_ATTR: ['target'],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
}

const EMBED_CONFIG: Config = {
  ...CONFIG,
  ADD_TAGS: ['iframe'],
  ADD_ATTR: [
    'target',
    'allow',
    'allowfullscreen',
    'frameborder',
    'referrerpolicy',
    'sandbox',
    'scrolling',
  ],
}

/** How many texts are remembered, so that a re-render sanitises nothing. */
const REMEMBERED_TEXTS = 2_000

/** The sanitiser of a window: all widgets of a page share it, and what it remembers. */
export const sanitizerOf: (view: Window) => Sanitizer = onePer(createSanitizer)

function createSanitizer(view: Window): Sanitizer {
  const policy = trustedTypesPolicy(view)
  const remembered = new Map<string, InnerHtml>()
  // Many pages never have a text that needs it, so it is made for the first one that does.
  let purify: ReturnType<typeof createDOMPurify> | undefined

  const clean = (html: string, config: Config): string => {
    purify ??= addHooks(createDOMPurify(view as unknown as Parameters<typeof createDOMPurify>[0]))
    // Where there is none, `null` keeps DOMPurify from making one of its own, which the page's list would lack.
    const trusting = { ...config, TRUSTED_TYPES_POLICY: policy as never }
    return String(purify.sanitize(html, trusting))
  }
  const trust = (html: string, config: Config): TrustedHtml => {
    const detached = detachStyles(html)
    const safe = isPlainHtml(detached) ? detached : clean(detached, config)
    return policy ? policy.createHTML(safe) : safe
  }

  return {
    isMuted: policy === null && refusesHtml(view),
    sanitize(html) {
      const known = remembered.get(html)
      if (known !== undefined) return known
      const inner = { __html: trust(html, CONFIG) }
      const [oldest = ''] = remembered.keys()
      if (remembered.size >= REMEMBERED_TEXTS) remembered.delete(oldest)
      remembered.set(html, inner)
      return inner
    },
    sanitizeEmbed(html) {
      const { markup, css, scripts } = extractStylesAndScripts(html, view.document, policy)
      return { html: trust(markup, EMBED_CONFIG), css, scripts }
    },
  }
}

function addHooks(purify: ReturnType<typeof createDOMPurify>): ReturnType<typeof createDOMPurify> {
  purify.addHook('afterSanitizeAttributes', (node) => {
    const rel = linkRel(node.getAttribute('target') ?? '', node.getAttribute('rel') ?? '')
    if (rel) node.setAttribute('rel', rel)
    if (node.localName === 'iframe') keepFrame(node)
  })
  return purify
}

/** Takes styles and scripts out of HTML, without running, loading or applying anything. The rest is not sanitised. */
export function extractStylesAndScripts(
  html: string,
  document: Document,
  policy: TrustedTypePolicy | null,
): Omit<SafeEmbed, 'html'> & { readonly markup: string } {
  if (!/<(?:style|script|link)/i.test(html)) return { markup: html, css: '', scripts: [] }
  const template = document.createElement('template')
  const detached = detachStyles(html)
  template.innerHTML = policy ? policy.createHTML(detached) : detached
  const scripts: HTMLScriptElement[] = []
  let css = ''
  const found = template.content.querySelectorAll('script,style,link[rel~="stylesheet" i]')
  for (const element of found) {
    element.remove()
    if (element.localName === 'script') scripts.push(element as HTMLScriptElement)
    else if (element.localName === 'style') css += `${element.textContent}\n`
    else css = `@import ${cssAddress(element.getAttribute('href') ?? '')};\n${css}`
  }
  return { markup: template.innerHTML, css, scripts }
}

/** Takes a frame out that does not show a page of the web over https. */
export function keepFrame(frame: Element): void {
  const source = frame.getAttribute('src')
  const address = frameAddress(source)
  if (address === undefined) frame.remove()
  else if (address !== source) frame.setAttribute('src', address)
}

/** The address that a frame may have for the one that it asks for; `undefined` for none, with a warning. */
export function frameAddress(asked: string | null): string | undefined {
  const source = asked?.trim() ?? ''
  // Old snippets leave the scheme to the page around.
  if (source.startsWith('//')) return `https:${source}`
  if (/^https:\/\//i.test(source)) return source
  warnOnce(`an iframe to ${quoteValue(source)} was left out. Use an https address.`)
  return undefined
}
