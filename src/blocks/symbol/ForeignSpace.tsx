import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Client } from '../../client/Client'
import { useContentContext } from '../../render/block/useContentContext'

/** A space, and the content to render from it. */
interface ForeignSpaceProps {
  /** Key of the space. */
  readonly ownerId: string | false | undefined
  /** Whether the content is there already, so that it does not wait for a client. */
  readonly isIncluded: boolean
  readonly children: (client: Client | undefined) => ReactNode
}

/**
 * Provides the page's client or, for another space, a separate client that is destroyed with the
 * block.
 */
export function ForeignSpace({ ownerId, isIncluded, children }: ForeignSpaceProps): ReactNode {
  const { client, settings } = useContentContext()
  const { createClient } = settings
  const [own, setOwn] = useState<Client | null>(null)
  const isForeign = client !== undefined && Boolean(ownerId) && ownerId !== client.options.apiKey

  useLayoutEffect(() => {
    if (!client || !ownerId || !isForeign || !createClient) return
    // A token is valid for one space only.
    const { authToken, ...options } = client.options
    const created = createClient({ ...options, apiKey: ownerId, canTrack: client.canTrack })
    setOwn(created)
    return () => {
      created.destroy()
      setOwn(null)
    }
  }, [client, ownerId, isForeign, createClient])

  if (!isForeign) return children(client)
  return own || isIncluded ? children(own ?? undefined) : null
}
