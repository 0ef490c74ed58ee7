import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Client } from '../../client/Client'
import { parseContent } from '../../content/parseContent'
import type { Block, ContentEntry } from '../../content/types'
import { useContentContext } from '../../render/entry/ContentContext'
import { useHydrated } from '../../render/entry/useHydrated'
import type { SymbolReference } from './symbolOptions'

/**
 * The entry that a symbol shows: fetched, or the one that came with the page. Its variation is the client's
 * choice. `null` as long as there is none.
 *
 * What is on screen stays until there is something to put in its place.
 */
export function useSymbolEntry(
  { model = '', entry, content }: SymbolReference,
  client: Client | undefined,
  block: Block,
): ContentEntry | null {
  const { locale, onBlockError } = useContentContext()
  const isHydrated = useHydrated()
  const [repeatsServer] = useState(!isHydrated)
  const [answer, setAnswer] = useState<ContentEntry | null>()
  const hasChoice = Object.keys(content?.variations ?? {}).length > 0
  const report = useEffectEvent((error: Error) => onBlockError(error, block))

  const given = useMemo(() => {
    const isReady = content && (!hasChoice || !client || repeatsServer)
    return isReady ? parseContent(content) : null
  }, [content, hasChoice, client, repeatsServer])

  useLayoutEffect(() => {
    if (!client || (content && !hasChoice && !client.editing)) {
      // Nothing about it can change, so there is nothing to ask for.
      setAnswer(undefined)
      return
    }
    const query = entry ? { id: entry } : undefined
    const observed = client.observe(model, { content, entry, query, locale })
    return observed.subscribe({
      next([first = null]) {
        // At once: a choice among what came with the page is made before the page is painted.
        flushSync(() => setAnswer(first))
      },
      error(error) {
        report(error)
        if (!observed.value) setAnswer(null)
      },
    })
  }, [client, model, entry, content, hasChoice, locale])

  return answer === undefined ? given : answer
}
