import createDOMPurify, { type Config } from 'dompurify'
import { onePer } from '../../utils/onePer'
import type { Omission } from '../entry/createOmissionReport'
import { detachStyles } from './detachStyles'
import {
  ALLOWED_ADDRESS,
  checkElement,
  isOwnAttributeName,
  isOwnElementName,
  omissionsIn,
} from './elementRules'
import { isPlainHtml } from './isPlainHtml'
import { leftOut } from './omissions'
import { type SplitEmbed, splitEmbed, splitUntrusted } from './splitEmbed'
import { refusesHtml, type TrustedHtml, trustedTypesPolicy } from './trustedTypes'

export interface Sanitizer {
  /** Whether the page's policy takes no HTML of ours, so that texts have to be shown without their markup. */
  readonly isMuted: boolean
  /** Inline styles come back under another name: see `attachStyles`. */
  sanitize(html: string): InnerHtml
  /** As {@link Sanitizer.sanitize}, for HTML that may also hold frames, own elements, styles and data. */
  sanitizeEmbed(html: string): SafeEmbed
  /** Such HTML as its author wrote it, with scripts that have not been run: for sites that trust their authors. */
  trustEmbed(html: string, fontHosts?: readonly string[]): SafeEmbed
}

/**
 * HTML as React takes it. One object for a text, as long as that is remembered: for another one, React writes even the
 * same HTML again, over what has been done to its elements since.
 */
export interface InnerHtml {
  readonly __html: TrustedHtml
}

/** HTML that may be assigned, what of it belongs elsewhere, and what was left out. */
export interface SafeEmbed extends Omit<SplitEmbed, 'markup'> {
  readonly html: TrustedHtml
  readonly omissions: readonly Omission[]
}

const CONFIG: Config = {
  ADD_ATTR: ['target'],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
}

const EMBED_CONFIG: Config = {
  ...CONFIG,
  ADD_TAGS: ['iframe', 'use'],
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: isOwnElementName,
    attributeNameCheck: isOwnAttributeName,
    allowCustomizedBuiltInElements: false,
  },
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

  const clean = (html: string, config: Config, omissions: Omission[] = []): string => {
    purify ??= createDOMPurify(view as unknown as Parameters<typeof createDOMPurify>[0])
    purify.removeAllHooks()
    purify.addHook('afterSanitizeAttributes', (node) => checkElement(node, omissions))
    // Where there is none, `null` keeps DOMPurify from making one of its own, which the page's list would lack.
    const trusting = { ...config, TRUSTED_TYPES_POLICY: policy as never }
    const safe = String(purify.sanitize(html, trusting))
    omissions.push(...omissionsIn(purify.removed))
    return safe
  }
  const trust = (html: string): TrustedHtml => (policy ? policy.createHTML(html) : html)

  return {
    isMuted: policy === null && refusesHtml(view),
    sanitize(html) {
      const known = remembered.get(html)
      if (known !== undefined) return known
      const detached = detachStyles(html)
      const inner = { __html: trust(isPlainHtml(detached) ? detached : clean(detached, CONFIG)) }
      const [oldest = ''] = remembered.keys()
      if (remembered.size >= REMEMBERED_TEXTS) remembered.delete(oldest)
      remembered.set(html, inner)
      return inner
    },
    sanitizeEmbed(html) {
      const omissions: Omission[] = []
      const detached = detachStyles(html, (name) => {
        omissions.push(leftOut.handler(name))
        return false
      })
      const split = splitUntrusted(detached, view.document, policy)
      omissions.push(...split.omissions)
      const { markup } = split
      const safe = isPlainHtml(markup) ? markup : clean(markup, EMBED_CONFIG, omissions)
      return { html: trust(split.restore(safe)), css: split.css, jsonLd: split.jsonLd, omissions }
    },
    trustEmbed(html, fontHosts) {
      const detached = detachStyles(html, () => true)
      const { markup, ...elsewhere } = splitEmbed(detached, view.document, policy, fontHosts)
      return { ...elsewhere, html: trust(markup), omissions: [] }
    },
  }
}
