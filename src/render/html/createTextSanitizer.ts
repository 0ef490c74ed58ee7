import type { Omission } from '../../utils/Omission'
import { detachStyles } from './detachStyles'
import { isPlainHtml } from './isPlainHtml'
import { refusesHtml, type TrustedHtml, trustedTypesPolicy } from './trustedTypes'

/** Makes HTML of texts harmless. */
export interface TextSanitizer {
  /**
   * Whether the page's policy takes no HTML of ours, so that texts have to be shown without their
   * markup.
   */
  readonly isMuted: boolean
  /** Inline styles come back under another name: see `attachStyles`. */
  sanitize(html: string): InnerHtml
}

/**
 * HTML as React takes it. One object for a text, as long as that is remembered: for another one,
 * React writes even the same HTML again, over what has been done to its elements since.
 */
export interface InnerHtml {
  readonly __html: TrustedHtml
  readonly omissions: readonly Omission[]
}

/** HTML that was made harmless. */
export interface CleanHtml {
  readonly safe: string
  /** Parts that were left out. */
  readonly omissions: readonly Omission[]
}

/** How many texts are remembered, so that a re-render sanitises nothing. */
const REMEMBERED_TEXTS = 2_000

/**
 * Makes a sanitiser for the texts of a window.
 *
 * @param clean - Makes HTML harmless that is not plain.
 */
export function createTextSanitizer(
  view: Window,
  clean: (html: string) => CleanHtml,
): TextSanitizer {
  const policy = trustedTypesPolicy(view)
  const remembered = new Map<string, InnerHtml>()

  return {
    isMuted: policy === null && refusesHtml(view),
    sanitize(html) {
      const known = remembered.get(html)
      if (known !== undefined) return known
      // With its handlers, it is not plain.
      const detached = detachStyles(html, () => true)
      const { safe, omissions } = isPlainHtml(detached)
        ? { safe: detached, omissions: [] }
        : clean(html)
      const inner = { __html: policy ? policy.createHTML(safe) : safe, omissions }
      const [oldest = ''] = remembered.keys()
      if (remembered.size >= REMEMBERED_TEXTS) remembered.delete(oldest)
      remembered.set(html, inner)
      return inner
    },
  }
}
