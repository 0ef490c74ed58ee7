import type { Omission } from '../../utils/problems/Omission'
import { detachStyles } from './detachStyles'
import { isSimpleHtml } from './isSimpleHtml'
import { refusesHtml, type TrustedHtml, trustedTypesPolicy } from './trustedTypes'

/** Sanitises HTML of text blocks. */
export interface TextSanitizer {
  /** Whether the page's policy refuses our HTML, so that texts are shown without markup. */
  readonly isMuted: boolean
  /** Renames `style` attributes in the result; {@link attachStyles} sets them later. */
  sanitize(html: string): InnerHtml
}

/**
 * HTML in the form that React takes. A text yields the same object while it is cached: for a new
 * object, React would write even the same HTML again and undo later changes of its elements.
 */
export interface InnerHtml {
  readonly __html: TrustedHtml
  readonly omissions: readonly Omission[]
}

/** Sanitised HTML. */
export interface CleanHtml {
  readonly safe: string
  /** Removed parts. */
  readonly omissions: readonly Omission[]
}

/** Number of cached texts, so that a re-render does not sanitise again. */
const REMEMBERED_TEXTS = 2_000

/**
 * Makes a sanitiser for the texts of a window.
 *
 * @param clean - Sanitises HTML that is not simple: see {@link isSimpleHtml}.
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
      // HTML with event handlers is not simple.
      const detached = detachStyles(html, () => true)
      const { safe, omissions } = isSimpleHtml(detached)
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
