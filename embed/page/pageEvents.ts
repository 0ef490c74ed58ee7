import { type ChangeableClient, type Client, type ClientOptions, warnOnce } from '../../src/index'
import { quoteValue } from '../../src/utils/text/quoteValue'
import { listen } from '../../src/utils/timing/listen'
import type { Trust } from './createTrust'
import { whenParsed } from './whenParsed'

/** An event that waits for its client. */
type Message = (client: Client) => void

/** Sends the page's own events through one client at a time: its home. */
export interface PageEvents {
  /**
   * Adds a client that the page's events may be sent through. The home is the first client with a
   * key or, if the script names a key, the first one with that key. A change of its options does
   * not matter; when it is destroyed, a client of the same space replaces it.
   */
  join(client: ChangeableClient): void
  /**
   * Records an event through the home. If there is none, the event waits. Once the page has been
   * parsed, a client is created with the key that the script names, or the console says that there
   * is none.
   */
  dispatch(message: Message): void
}

/** Limits the queue of a page without a client. */
const MAX_WAITING_EVENTS = 1_000

/** @param createClient - Makes a client for the script's space if the page has none. */
export function createPageEvents(
  view: Window | undefined,
  trust: Trust,
  createClient: (options: ClientOptions) => ChangeableClient,
): PageEvents {
  const clients = new Set<Client>()
  const waiting: Message[] = []
  let home: Client | undefined
  /** Space of the last home that was destroyed. */
  let lastSpace: string | undefined
  let stopExpecting: (() => void) | undefined

  function isFit(client: Client): boolean {
    if (!client.options.apiKey) return false
    if (lastSpace !== undefined) return spaceName(client) === lastSpace
    return [undefined, client.options.apiKey].includes(trust.defaults.apiKey)
  }

  function deliver(): void {
    home ??= Array.from(clients).find(isFit)
    if (!home?.options.apiKey) return
    while (waiting.length > 0) waiting.shift()?.(home)
  }

  function join(client: ChangeableClient): void {
    const { setOptions } = client
    clients.add(client)
    client.onDestroy(() => {
      clients.delete(client)
      if (home !== client) return
      lastSpace = spaceName(client)
      home = undefined
    })
    Object.assign(client, {
      setOptions(options: ClientOptions) {
        setOptions(options)
        deliver()
      },
    })
    deliver()
  }

  function expectClient(): void {
    if (!view || stopExpecting) return
    // Elements in the markup are mounted first.
    whenParsed(() => setTimeout(endWaiting))
    stopExpecting = listen(view, 'pagehide', endWaiting, { capture: true })
  }

  function endWaiting(): void {
    stopExpecting?.()
    stopExpecting = undefined
    deliver()
    if (waiting.length === 0) return
    const { apiKey, ...options } = trust.defaults
    if (apiKey) {
      home = undefined
      lastSpace = undefined
      join(createClient({ apiKey, ...options }))
    } else {
      warnOnce(
        `events of SiteBlocks.track() and trackConversion() wait, since ${obstacle()}. Write data-api-key="KEY" on the <script> of embed.js to send them without a widget.`,
      )
    }
  }

  function obstacle(): string {
    if (home) return 'the widget that sends them has no apiKey any more'
    if (lastSpace === undefined) return 'nothing on this page has an apiKey'
    return `the widget that sent them, of space ${quoteValue(lastSpace)}, has gone`
  }

  return {
    join,
    dispatch(message) {
      if (waiting.length < MAX_WAITING_EVENTS) waiting.push(message)
      deliver()
      if (waiting.length > 0) expectClient()
    },
  }
}

function spaceName({ host, options }: Client): string {
  return `${options.apiKey} at ${host}`
}
