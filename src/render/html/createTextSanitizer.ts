import type { Omission } from '../../utils/Omission'
import { detachHandlers } from './detachHandlers'
import { isPlainHtml } from './isPlainHtml'
import { inText } from './omissions'
import {
  refusesHtml,
  type TrustedHtml,
  type TrustedTypePolicy,
  trustedTypesPolicy,
} from './trustedTypes'

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

/** How many texts are remembered, so that a re-render sanitises nothing. */
const REMEMBERED_TEXTS = 2_000

/**
 * Makes a sanitiser for the texts of a window.
 *
 * @param clean - Makes HTML harmless that is not plain, and notes what is left out.
 */
export function createTextSanitizer(
  view: Window,
  clean: (html: string, policy: TrustedTypePolicy | null, omissions: Omission[]) => string,
): TextSanitizer {
  const policy = trustedTypesPolicy(view)
  const remembered = new Map<string, InnerHtml>()

  return {
    isMuted: policy === null && refusesHtml(view),
    sanitize(html) {
      const known = remembered.get(html)
      if (known !== undefined) return known
      const omissions: Omission[] = []
      const detached = detachHandlers(html, omissions)
      const safe = isPlainHtml(detached) ? detached : clean(detached, policy, omissions)
      const inner = {
        __html: policy ? policy.createHTML(safe) : safe,
        omissions: omissions.map(inText),
      }
      const [oldest = ''] = remembered.keys()
      if (remembered.size >= REMEMBERED_TEXTS) remembered.delete(oldest)
      remembered.set(html, inner)
      return inner
    },
  }
}
