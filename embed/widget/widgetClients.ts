import { editorComponents } from '../../src/client/editor/editorComponents'
import type { BlockRegistry, Client, ClientOptions } from '../../src/index'
import type { WidgetEventTarget } from '../options/widgetEvents'
import type { SharedState } from '../page/createSharedState'
import type { WidgetClient } from '../page/Renderer'

/** The client of a widget, and the clients for entries of other spaces inside it. */
export interface WidgetClients {
  readonly client: WidgetClient
  /**
   * Makes a client for entries of another space. Calls to the widget's own client affect it too.
   */
  createForeign(options: ClientOptions): Client
  /**
   * Sets new options on all clients.
   *
   * @param effect.refetches - Whether the options affect what is fetched.
   */
  setOptions(options: ClientOptions, effect: { readonly refetches: boolean }): void
}

/** Activities of visitors that clients report. */
type ActivityType = 'impression' | 'click' | 'conversion'

/**
 * Makes a client for the life of a widget. Activities of visitors are dispatched as events of the
 * widget.
 */
export function createWidgetClients(
  page: SharedState,
  registry: BlockRegistry,
  events: WidgetEventTarget,
  options: ClientOptions,
): WidgetClients {
  const foreign = new Map<WidgetClient, ClientOptions>()

  function join(joined: WidgetClient): WidgetClient {
    const { blocks: builtIn } = page.renderer
    function listBlocks(): void {
      const all = registry.list()
      const own = all.filter((definition) => builtIn.get(definition.name) !== definition)
      joined.editing?.setComponents(editorComponents(all), editorComponents(own))
    }
    listBlocks()
    const stopListing = registry.subscribe(listBlocks)
    joined.onActivity((event) => {
      events.emit(event.type as ActivityType, { event })
    })
    joined.onLateEditor?.(listBlocks)
    joined.onDestroy(() => {
      stopListing()
      foreign.delete(joined)
    })
    return joined
  }

  const client = join(page.createClient(options))
  const { setConsent } = client
  return {
    client: Object.assign(client, {
      setConsent(allowed: boolean) {
        setConsent(allowed)
        for (const other of foreign.keys()) other.setConsent(allowed)
      },
    }),
    createForeign(given) {
      const joined = join(page.createForeignClient(given))
      foreign.set(joined, given)
      return joined
    },
    setOptions(next, { refetches }) {
      client.setOptions(next)
      if (refetches) void client.refresh()
      // A token is valid for one space only.
      const { authToken, ...shared } = next
      for (const [other, { apiKey, canTrack = true }] of foreign) {
        other.setOptions({ ...shared, apiKey, canTrack })
        if (refetches) void other.refresh()
      }
    },
  }
}
