import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Client } from '../../client/Client'
import { createClient } from '../../client/createClient'
import { useContentContext } from '../../render/entry/ContentContext'

/** A space, and what is rendered from it. */
export interface ForeignSpaceProps {
  /** Key of the space. */
  readonly ownerId: string | undefined
  readonly children: (client: Client | undefined) => ReactNode
}

/**
 * Hands out the client of the page, or, for another space than the page's, one of its own that goes with the
 * block.
 */
export function ForeignSpace({ ownerId, children }: ForeignSpaceProps): ReactNode {
  const { client, settings } = useContentContext()
  const { createClient: create = createClient } = settings
  const [own, setOwn] = useState<Client | null>(null)
  const isForeign = client !== undefined && Boolean(ownerId) && ownerId !== client.options.apiKey

  useLayoutEffect(() => {
    if (!client || !ownerId || !isForeign) return
    // A token opens one space only.
    const { authToken, ...options } = client.options
    const created = create({ ...options, apiKey: ownerId, canTrack: client.canTrack })
    setOwn(created)
    return () => {
      created.destroy()
      setOwn(null)
    }
  }, [client, ownerId, isForeign, create])

  if (!isForeign) return children(client)
  return own && children(own)
}
