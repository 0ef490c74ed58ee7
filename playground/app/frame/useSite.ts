import { useCallback, useEffect, useState } from 'react'
import { ownJson } from '../data/useSource'
import { usePlayground } from '../shell/PlaygroundContext'
import { entryAt, siteAddress, toAddress } from './siteAddress'

/** The page in the preview as a page of a site, whose links and address lead to others. */
export interface Site {
  /** Path, query and fragment; none while there is no page. */
  readonly address: string | undefined
  /** Why a link was not followed. */
  readonly heldBack: string | undefined
  forget(): void
  /** Goes to an address that was typed, where whatever fits is shown. */
  visit(typed: string): void
}

/** Follows the links of the page in the preview, as far as there is content for them. */
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

/** A message of the page that it would have been left. */
interface Leave {
  readonly type?: unknown
  readonly href?: string
  /** For its own origin, where that is. */
  readonly address?: string
}
