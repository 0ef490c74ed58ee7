import {
  createElement,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useContentContext } from '../entry/useContentContext'
import { useEmbedStyles } from '../entry/useEntryStyles'
import { useJsonLd } from '../entry/useJsonLd'
import type { SafeEmbed } from './createSanitizer'
import { attachStyles } from './detachStyles'
import { asText } from './Html'

export interface EmbedHtmlProps {
  readonly html: string
  readonly id: string
  readonly className: string
}

const NOTHING: SafeEmbed = { html: '', css: '', jsonLd: [], omissions: [] }

const SCRIPT = /<script/i

/**
 * Renders HTML of content that may hold frames, styles and data: as its author wrote it, with its
 * scripts, where the site allows them, and sanitised elsewhere.
 */
export function EmbedHtml(props: EmbedHtmlProps): ReactElement {
  // Another entry begins anew, even with the same HTML: scripts have changed the elements of the
  // one before.
  return <EmbedBox key={useContentContext().scripts?.key} {...props} />
}

function EmbedBox({ html, id, className }: EmbedHtmlProps): ReactElement {
  const content = useContentContext()
  const { sanitizer, scripts, reportOmission, settings } = content
  const where = `block "${id}"`
  const box = useRef<HTMLDivElement>(null)
  const ran = useRef(new Set<string>())
  const isTrusted = scripts !== null
  // The same object for as long as the HTML is the same: React writes that of another one again.
  const { embed, inside } = useMemo(() => {
    if (sanitizer.isMuted) return { embed: NOTHING, inside: asText(html) }
    const safe = isTrusted
      ? sanitizer.trustEmbed(html, settings.fontHosts)
      : sanitizer.sanitizeEmbed(html)
    return { embed: safe, inside: { dangerouslySetInnerHTML: { __html: safe.html } } }
  }, [sanitizer, html, isTrusted, settings.fontHosts])

  useEmbedStyles(embed.css, where, content)
  useJsonLd(embed.jsonLd, where, content)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // A server that was not told to trust has left the scripts out.
    const lacksScripts = isTrusted && !element.querySelector('script')
    if (lacksScripts && SCRIPT.test(String(embed.html))) element.innerHTML = embed.html
    attachStyles(element)
  }, [embed, isTrusted])

  useEffect(() => {
    if (box.current && embed.html) return scripts?.run(box.current, where, ran.current)
  }, [embed, scripts, where])

  useEffect(() => {
    for (const omission of embed.omissions) reportOmission(where, omission)
  }, [embed, where, reportOmission])

  return createElement('div', { ref: box, className, ...inside })
}
