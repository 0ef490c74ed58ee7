import { useCallback, useEffect, useState } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { entryAt, siteAddress, toAddress } from '../preview/siteAddress'
import { ownJson } from '../source/useSource'

/** Navigation of the preview as if it were a site. */
export interface Site {
  /** Path, query and fragment; `undefined` while there is no page. */
  readonly address: string | undefined
  /** Why a link was not followed. */
  readonly heldBack: string | undefined
  forget(): void
  /** Opens a typed address and shows the entry that matches it. */
  visit(typed: string): void
}

/** Follows links in the preview where content exists for them. */
export function useSite(): Site {
  const { entries, entry, state, update, preview } = usePlayground()
  const { load, subscribe } = preview
  const [held, hold] = useState({ load, text: '' })
  const { source } = state

  const visit = useCallback(
    (typed: string) => {
      const address = toAddress(typed)
      if (source.kind === 'space') {
        if (!source.space) return
        const { entry: _, ...space } = source.space
        update({ source: { kind: 'space', space: { ...space, url: address } }, block: undefined })
        return
      }
      const listed = entries.status === 'ready' ? entries.value : []
      const known = source.kind === 'sample' ? (entryAt(listed, address) ?? entry) : undefined
      update({ address, entry: known?.id ?? state.entry, block: undefined })
    },
    [source, entries, entry, state.entry, update],
  )

  useEffect(
    () =>
      subscribe((data) => {
        const { type, href, address } = Object(data) as Leave
        if (type !== 'leave') return
        const listed = entries.status === 'ready' ? entries.value : []
        const isKnown =
          source.kind === 'space' || (!ownJson(source) && entryAt(listed, address ?? ''))
        if (address !== undefined && isKnown) visit(address)
        else hold({ load, text: `On a site, this link leads to ${address ?? href}.` })
      }),
    [subscribe, load, entries, source, visit],
  )

  return {
    address: entry && siteAddress(state, entry),
    heldBack: held.load === load && held.text ? held.text : undefined,
    forget: () => hold({ load, text: '' }),
    visit,
  }
}

/** Message that the page sends instead of following a link. */
interface Leave {
  readonly type?: unknown
  readonly href?: string
  /** Path on the page's own origin; absent for links to other sites. */
  readonly address?: string
}
