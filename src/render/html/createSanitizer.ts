import type { Omission } from '../entry/createOmissionReport'
import { detachStyles } from './detachStyles'
import { isPlainHtml } from './isPlainHtml'
import { leftOut } from './omissions'
import { type SplitEmbed, splitEmbed, splitUntrusted } from './splitEmbed'
import {
  refusesHtml,
  type TrustedHtml,
  type TrustedTypePolicy,
  trustedTypesPolicy,
} from './trustedTypes'

export interface Sanitizer {
  /**
   * Whether the page's policy takes no HTML of ours, so that texts have to be shown without their
   * markup.
   */
  readonly isMuted: boolean
  /** Inline styles come back under another name: see `attachStyles`. */
  sanitize(html: string): InnerHtml
  /**
   * As {@link Sanitizer.sanitize}, for HTML that may also hold frames, own elements, styles and
   * data.
   */
  sanitizeEmbed(html: string): SafeEmbed
  /**
   * Such HTML as its author wrote it, with scripts that have not been run: for sites that trust
   * their authors.
   */
  trustEmbed(html: string, fontHosts?: readonly string[]): SafeEmbed
}

/**
 * HTML as React takes it. One object for a text, as long as that is remembered: for another one,
 * React writes even the same HTML again, over what has been done to its elements since.
 */
export interface InnerHtml {
  readonly __html: TrustedHtml
}

/** HTML that may be assigned, what of it belongs elsewhere, and what was left out. */
export interface SafeEmbed extends Omit<SplitEmbed, 'markup'> {
  readonly html: TrustedHtml
  readonly omissions: readonly Omission[]
}

/**
 * Makes HTML harmless that is not plain.
 *
 * @param omissions - Takes what is left out.
 */
export type Clean = (
  html: string,
  kind: 'text' | 'embed',
  policy: TrustedTypePolicy | null,
  omissions?: Omission[],
) => string

/** How many texts are remembered, so that a re-render sanitises nothing. */
const REMEMBERED_TEXTS = 2_000

/** Makes a sanitiser for a window. */
export function createSanitizer(view: Window, clean: Clean): Sanitizer {
  const policy = trustedTypesPolicy(view)
  const remembered = new Map<string, InnerHtml>()
  const trust = (html: string): TrustedHtml => (policy ? policy.createHTML(html) : html)

  return {
    isMuted: policy === null && refusesHtml(view),
    sanitize(html) {
      const known = remembered.get(html)
      if (known !== undefined) return known
      const detached = detachStyles(html)
      const inner = {
        __html: trust(isPlainHtml(detached) ? detached : clean(detached, 'text', policy)),
      }
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
      const safe = isPlainHtml(markup) ? markup : clean(markup, 'embed', policy, omissions)
      return { html: trust(split.restore(safe)), css: split.css, jsonLd: split.jsonLd, omissions }
    },
    trustEmbed(html, fontHosts) {
      const detached = detachStyles(html, () => true)
      const { markup, ...elsewhere } = splitEmbed(detached, view.document, policy, fontHosts)
      return { ...elsewhere, html: trust(markup), omissions: [] }
    },
  }
}
