import {
  createElement,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useContentContext } from '../entry/ContentContext'
import type { Omission } from '../entry/createOmissionReport'
import { useEmbedStyles } from '../entry/useEntryStyles'
import type { SafeEmbed } from './createSanitizer'
import { attachStyles } from './detachStyles'
import { asText } from './Html'

export interface EmbedHtmlProps {
  readonly html: string
  readonly id: string
  readonly className: string
}

const SCRIPT: Omission = {
  what: '<script>',
  why: 'the site does not run scripts of content',
  instead: 'Pass {allowScripts: true} if you trust its authors.',
  isUpToSite: true,
}

const NOTHING: SafeEmbed = { html: '', css: '', scripts: [] }

/**
 * Renders HTML of content that may hold frames and styles, sanitised. Its scripts run where the site allows
 * them.
 */
export function EmbedHtml({ html, id, className }: EmbedHtmlProps): ReactElement {
  const content = useContentContext()
  const { sanitizer, scripts: runner, reportOmission } = content
  const box = useRef<HTMLDivElement>(null)
  // The same object for as long as the HTML is the same: React writes that of another one again.
  const { embed, inside } = useMemo(() => {
    if (sanitizer.isMuted) return { embed: NOTHING, inside: asText(html) }
    const safe = sanitizer.sanitizeEmbed(html)
    return { embed: safe, inside: { dangerouslySetInnerHTML: { __html: safe.html } } }
  }, [sanitizer, html])

  useEmbedStyles(embed.css, `block "${id}"`, content)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML makes other elements.
  useLayoutEffect(() => {
    if (box.current) attachStyles(box.current)
  }, [embed])

  useEffect(() => {
    if (!box.current || embed.scripts.length === 0) return
    if (runner) return runner.run(embed.scripts, `block "${id}"`, box.current.getRootNode())
    reportOmission(`block "${id}"`, SCRIPT)
  }, [embed, runner, id, reportOmission])

  return createElement('div', { ref: box, className, ...inside })
}
