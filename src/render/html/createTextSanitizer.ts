import type { Omission } from '../../utils/problems/Omission'
import { detachStyles, STYLE_ATTRIBUTE } from './detachStyles'
import { isSimpleHtml } from './isSimpleHtml'
import type { TextKind } from './richText'
import { refusesHtml, type TrustedHtml, trustedTypesPolicy } from './trustedTypes'

/** Sanitises HTML of text blocks. */
export interface TextSanitizer {
  /** Whether the page's policy refuses our HTML, so that texts are shown without markup. */
  readonly isMuted: boolean
  /**
   * Renames `style` attributes in the result; {@link attachStyles} sets them later.
   *
   * @param kind - By default, a text of an author.
   */
  sanitize(html: string, kind?: TextKind): InnerHtml
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
  clean: (html: string, kind: TextKind) => CleanHtml,
): TextSanitizer {
  const policy = trustedTypesPolicy(view)
  const remembered = new Map<string, InnerHtml>()

  return {
    isMuted: refusesHtml(view),
    sanitize(html, kind = 'text') {
      const key = kind + html
      const known = remembered.get(key)
      if (known !== undefined) return known
      // HTML with event handlers is not simple.
      const detached = detachStyles(html, () => true)
      // The styles of a bound text are looked at.
      const isSafe =
        isSimpleHtml(detached) && (kind === 'text' || !detached.includes(STYLE_ATTRIBUTE))
      const { safe, omissions } = isSafe ? { safe: detached, omissions: [] } : clean(html, kind)
      const inner = { __html: policy.createHTML(safe), omissions }
      const [oldest = ''] = remembered.keys()
      if (remembered.size >= REMEMBERED_TEXTS) remembered.delete(oldest)
      remembered.set(key, inner)
      return inner
    },
  }
}
