import { useEffect } from 'react'
import { localize } from '../../content/localize'
import type { ContentEntry } from '../../content/types'

/**
 * Gives the page the title and the description of an entry. The page gets back its own when the entry goes.
 *
 * @param enabled - The page is left alone unless it asked for this.
 */
export function usePageMetadata(
  { data }: ContentEntry,
  locale: string | undefined,
  { document }: Window,
  enabled: boolean | undefined,
): void {
  const title = textIn(data.title, data.pageTitle)
  const description = textIn(data.description, data.pageDescription)

  useEffect(() => {
    if (!enabled || !title) return
    const before = document.title
    document.title = title
    return () => {
      // Whoever changed it since has the last word.
      if (document.title === title) document.title = before
    }
  }, [enabled, title, document])

  useEffect(() => {
    if (!enabled || !description) return
    const known = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    const meta = known ?? document.createElement('meta')
    const before = meta.content
    meta.name = 'description'
    meta.content = description
    if (!known) document.head.append(meta)
    return () => {
      if (!known) meta.remove()
      else if (meta.content === description) meta.content = before
    }
  }, [enabled, description, document])

  function textIn(...values: readonly unknown[]): string {
    for (const value of values) {
      const text = enabled ? localize(value, locale) : ''
      if (typeof text === 'string' && text) return text
    }
    return ''
  }
}
