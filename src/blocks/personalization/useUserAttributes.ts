import { useCallback, useSyncExternalStore } from 'react'
import type { Client } from '../../client/Client'
import type { UserAttributes } from '../../client/options/ClientOptions'
import { useContentContext } from '../../render/entry/ContentContext'

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

const readers = new WeakMap<Client, Reader>()

function readerOf(client: Client): Reader {
  let reader = readers.get(client)
  if (!reader) {
    reader = createReader(client)
    readers.set(client, reader)
  }
  return reader
}

function createReader(client: Client): Reader {
  const listeners = new Set<() => void>()
  let last: { readonly address: string; readonly attributes: UserAttributes } | undefined
  // At once, not with the first listener: what is read before there is one would else grow old unnoticed.
  const stop = client.onUserAttributes(() => {
    last = undefined
    for (const listener of listeners) listener()
  })
  return {
    read(address) {
      if (last?.address !== address) last = { address, attributes: client.getUserAttributes() }
      return last.attributes
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop()
        readers.delete(client)
      }
    },
  }
}
