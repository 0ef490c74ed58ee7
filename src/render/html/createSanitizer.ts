import createDOMPurify, { type Config } from 'dompurify'
import { detachStyles } from './detachStyles'
import { isPlainHtml } from './isPlainHtml'
import { type TrustedHtml, trustedTypesPolicy } from './trustedTypes'

/** Makes HTML of content safe to assign. */
export interface Sanitizer {
  /** Inline styles come back under another name: see `attachStyles`. */
  sanitize(html: string): TrustedHtml
}

/** Addresses that content may link to: http, https, mailto, tel, sms and relative ones. */
const ALLOWED_ADDRESS = /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

const CONFIG: Config = {
  ADD_ATTR: ['target'],
  ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
  FORBID_TAGS: ['style'],
  FORBID_ATTR: ['style'],
}

/** How many texts are remembered, so that a redraw sanitises nothing. */
const REMEMBERED_TEXTS = 2_000

const sanitizers = new WeakMap<Window, Sanitizer>()

/** The sanitiser of a window: all widgets of a page share it, and what it remembers. */
export function sanitizerOf(view: Window): Sanitizer {
  let sanitizer = sanitizers.get(view)
  if (!sanitizer) {
    sanitizer = createSanitizer(view)
    sanitizers.set(view, sanitizer)
  }
  return sanitizer
}

function createSanitizer(view: Window): Sanitizer {
  const policy = trustedTypesPolicy(view)
  const remembered = new Map<string, TrustedHtml>()
  // Many pages never have a text that needs it, so it is made for the first one that does.
  let purify: ReturnType<typeof createDOMPurify> | undefined

  const clean = (html: string): string => {
    purify ??= openLinksSafely(
      createDOMPurify(view as unknown as Parameters<typeof createDOMPurify>[0]),
    )
    const config = policy ? { ...CONFIG, TRUSTED_TYPES_POLICY: policy as never } : CONFIG
    return String(purify.sanitize(detachStyles(html), config))
  }

  return {
    sanitize(html) {
      const known = remembered.get(html)
      if (known !== undefined) return known
      const safe = isPlainHtml(html) ? html : clean(html)
      const trusted = policy ? policy.createHTML(safe) : safe
      if (remembered.size >= REMEMBERED_TEXTS) {
        const oldest = remembered.keys().next()
        if (!oldest.done) remembered.delete(oldest.value)
      }
      remembered.set(html, trusted)
      return trusted
    },
  }
}

function openLinksSafely(
  purify: ReturnType<typeof createDOMPurify>,
): ReturnType<typeof createDOMPurify> {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.getAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  return purify
}
