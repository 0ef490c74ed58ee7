import type { Omission } from '../../utils/problems/Omission'
import { type CleanHtml, createTextSanitizer, type TextSanitizer } from './createTextSanitizer'
import { detachStyles } from './detachStyles'
import { isSimpleHtml } from './isSimpleHtml'
import { inText, leftOut } from './omissions'
import type { TextKind } from './richText'
import { type SplitEmbed, splitEmbed, splitUntrusted } from './splitEmbed'
import { type TrustedHtml, type TrustedTypePolicy, trustedTypesPolicy } from './trustedTypes'

export interface Sanitizer extends TextSanitizer {
  /**
   * Like {@link TextSanitizer.sanitize}, for HTML that may also contain frames, custom elements,
   * styles and data.
   */
  sanitizeEmbed(html: string): SafeEmbed
  /**
   * Returns such HTML unchanged, with scripts that have not run yet, for sites that trust their
   * authors.
   */
  trustEmbed(html: string, fontHosts?: readonly string[]): SafeEmbed
}

/** HTML that may be assigned, the parts that belong elsewhere, and the omissions. */
export interface SafeEmbed extends Omit<SplitEmbed, 'markup'> {
  readonly html: TrustedHtml
  readonly omissions: readonly Omission[]
}

export type HtmlKind = TextKind | 'embed'

/**
 * Sanitises HTML that is not simple.
 *
 * @param omissions - Receives the omissions.
 */
export type Clean = (
  html: string,
  kind: HtmlKind,
  policy: TrustedTypePolicy,
  omissions: Omission[],
) => string

/** Makes a sanitiser for a window. */
export function createSanitizer(view: Window, clean: Clean): Sanitizer {
  const policy = trustedTypesPolicy(view)

  function cleanText(html: string, kind: TextKind): CleanHtml {
    const omissions: Omission[] = []
    const detached = detachHandlers(html, omissions)
    const safe =
      isSimpleHtml(detached) && kind === 'text'
        ? detached
        : clean(detached, kind, policy, omissions)
    return { safe, omissions: omissions.map(inText) }
  }

  return {
    ...createTextSanitizer(view, cleanText),
    sanitizeEmbed(html) {
      const omissions: Omission[] = []
      const detached = detachHandlers(html, omissions)
      const { markup, css, jsonLd, ...split } = splitUntrusted(detached, view.document, policy)
      omissions.push(...split.omissions)
      const safe = isSimpleHtml(markup) ? markup : clean(markup, 'embed', policy, omissions)
      return { html: policy.createHTML(split.restore(safe)), css, jsonLd, omissions }
    },
    trustEmbed(html, fontHosts) {
      const detached = detachStyles(html, () => true)
      const { markup, ...elsewhere } = splitEmbed(detached, view.document, policy, fontHosts)
      return { ...elsewhere, html: policy.createHTML(markup), omissions: [] }
    },
  }
}

/** Like {@link detachStyles}, and reports the event handlers that it removes. */
function detachHandlers(html: string, omissions: Omission[]): string {
  return detachStyles(html, (name) => {
    omissions.push(leftOut.handler(name))
    return false
  })
}
