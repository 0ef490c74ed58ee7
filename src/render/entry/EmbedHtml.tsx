import {
  createElement,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { combineUndos } from '../../utils/timing/combineUndos'
import type { BlockReports, Surroundings } from '../block/ContentContext'
import { useContentContext } from '../block/useContentContext'
import type { SafeEmbed } from '../html/createSanitizer'
import type { InnerHtml } from '../html/createTextSanitizer'
import { attachStyles } from '../html/detachStyles'
import { addJsonLd } from '../html/jsonLd'
import type { TextKind } from '../html/richText'
import { asText } from './Html'
import { useEmbedStyles } from './useEntryStyles'

export interface EmbedHtmlProps {
  readonly html: string
  readonly id: string
  readonly className: string
  /** @default 'text': with frames, styles and data. Sites that trust authors take any. */
  readonly kind?: TextKind
}

const NOTHING: SafeEmbed = { html: '', css: '', jsonLd: [], omissions: [] }

const SCRIPT = /<script/i

function asEmbed({ __html, omissions }: InnerHtml): SafeEmbed {
  return { ...NOTHING, html: __html, omissions }
}

/**
 * Renders HTML of content that may contain frames, styles and data. If the site allows scripts, the
 * HTML is unchanged and its scripts run; otherwise it is sanitised.
 */
export function EmbedHtml(props: EmbedHtmlProps): ReactElement {
  // Scripts have changed the elements, so another entry gets new ones even for the same HTML.
  return <EmbedBox key={useContentContext().scripts?.key} {...props} />
}

function EmbedBox({ html, id, className, kind }: EmbedHtmlProps): ReactElement {
  const content = useContentContext()
  const { sanitizer, scripts, reportOmission, settings } = content
  const where = `block "${id}"`
  const box = useRef<HTMLDivElement>(null)
  const ran = useRef(new Set<string>())
  const isTrusted = scripts !== null
  // A stable object: React would write the same HTML again for a new one.
  const { embed, inside } = useMemo(() => {
    if (sanitizer.isMuted) return { embed: NOTHING, inside: asText(html) }
    const safe = isTrusted
      ? sanitizer.trustEmbed(html, settings.fontHosts)
      : kind === 'rich'
        ? asEmbed(sanitizer.sanitize(html, kind))
        : sanitizer.sanitizeEmbed(html)
    return { embed: safe, inside: { dangerouslySetInnerHTML: { __html: safe.html } } }
  }, [sanitizer, html, isTrusted, kind, settings.fontHosts])

  useEmbedStyles(embed.css, where, content)
  useJsonLd(embed.jsonLd, where, content)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // A server without `allowScripts` has left the scripts out.
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

/** Adds a block's structured data for search engines while the block is rendered. */
function useJsonLd(
  data: readonly string[],
  where: string,
  { settings: { takeJsonLd }, window, reportOmission }: Surroundings & BlockReports,
): void {
  for (const json of data) takeJsonLd?.(json)
  useLayoutEffect(() => {
    return combineUndos(
      data.map((json) => addJsonLd(json, window, (omission) => reportOmission(where, omission))),
    )
  }, [data, where, window, reportOmission])
}
