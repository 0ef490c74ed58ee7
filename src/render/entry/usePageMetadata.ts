import { useEffect } from 'react'
import { localize } from '../../content/localize'
import type { ContentEntry } from '../../content/types'

/**
 * Sets the page's title and description to those of an entry, and restores the page's own when the
 * entry is removed.
 *
 * @param enabled - Only a page that asked for this is changed.
 */
export function usePageMetadata(
  { data }: ContentEntry,
  locale: string | undefined,
  { document }: Window,
  enabled: boolean | undefined,
): void {
  const title = textIn(data.title, data.pageTitle)
  const description = textIn(data.description, data.pageDescription)

  useEffect(() => (title ? replaced(document, 'title', title) : undefined), [title, document])

  useEffect(() => {
    if (!description) return
    const known = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    const meta = known ?? document.createElement('meta')
    meta.name = 'description'
    if (!known) document.head.append(meta)
    const restore = replaced(meta, 'content', description)
    return () => {
      if (known) restore()
      else meta.remove()
    }
  }, [description, document])

  function textIn(...values: readonly unknown[]): string {
    for (const value of values) {
      const text = enabled ? localize(value, locale) : ''
      if (typeof text === 'string' && text) return text
    }
    return ''
  }
}

/** Writes a text. The undo does nothing if the text has changed since. */
function replaced<Name extends string>(
  target: { [name in Name]: string },
  name: Name,
  text: string,
): () => void {
  const before = target[name]
  target[name] = text
  return () => {
    if (target[name] === text) target[name] = before
  }
}
