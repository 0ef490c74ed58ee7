import { useCallback, useSyncExternalStore } from 'react'
import type { Client } from '../../client/Client'
import type { UserAttributes } from '../../client/options/ClientOptions'
import { useContentContext } from '../../render/entry/ContentContext'
import { createListeners } from '../../utils/createListeners'
import { onePer } from '../../utils/onePer'

const NOTHING_KNOWN: UserAttributes = {}

/** What is known of the visitor, kept up to date. Nothing without a client; on a server, what it was told. */
export function useUserAttributes(): UserAttributes {
  const { client, settings, window: view } = useContentContext()
  const subscribe = useCallback(
    (listener: () => void) => (client ? readerOf(client).subscribe(listener) : () => {}),
    [client],
  )
  return useSyncExternalStore(
    subscribe,
    () => (client ? readerOf(client).read(view.location.href) : NOTHING_KNOWN),
    () => settings.served?.attributes ?? NOTHING_KNOWN,
  )
}

/** Reads the attributes of a client once for all who want to know them. */
interface Reader {
  /** @param address - Of the page: some attributes come from it, and nobody tells when it changes. */
  read(address: string): UserAttributes
  subscribe(listener: () => void): () => void
}

const readerOf = onePer((client: Client): Reader => {
  const listeners = createListeners<void>()
  let count = 0
  let last: { readonly address: string; readonly attributes: UserAttributes } | undefined
  let stop: (() => void) | undefined
  return {
    read(address) {
      // At once, not with the first listener: what is read before there is one would else grow old unnoticed.
      stop ??= client.onUserAttributes(() => {
        last = undefined
        listeners.notify()
      })
      if (last?.address !== address) last = { address, attributes: client.getUserAttributes() }
      return last.attributes
    },
    subscribe(listener) {
      const remove = listeners.add(listener)
      count++
      return () => {
        remove()
        if (--count > 0) return
        stop?.()
        stop = undefined
        last = undefined
      }
    },
  }
})
