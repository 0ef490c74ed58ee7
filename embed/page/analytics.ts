import { type Client, warnOnce } from '../../src/index'
import { reportThrown } from '../../src/utils/problems/reportThrown'
import { words } from '../../src/utils/text/words'
import type { Analytics, AnalyticsEvent, AnalyticsTool } from '../options/Analytics'

/** Reports visitors' activities to the site's analytics. */
export interface AnalyticsReports {
  /** Registers a tool under a name, and passes on the events that wait for it. */
  register(name: string, tool: AnalyticsTool): void
  /** Passes an event on to each tool, once there is consent and the tool is registered. */
  report(analytics: Analytics | undefined, event: AnalyticsEvent): void
  /** Passes on waiting events for which there is consent now. */
  deliver(): void
  /** Drops the waiting events of a client. */
  drop(client: Client): void
}

/** Limits the events that wait for consent or for a tool that may never come. */
const MAX_WAITING_EVENTS = 1_000

/** Time for late scripts to register a tool before the console warns that it is missing. */
const PATIENCE_MS = 10_000

type Delivery = readonly [tool: string | AnalyticsTool, event: AnalyticsEvent]

/**
 * Passes events on after consent. Waiting events belong to the page and survive their widget.
 *
 * @param mayReport - Whether visitors may be remembered: by the client, or by the page if the
 *   client is gone.
 */
export function createAnalyticsReports(mayReport: (client: Client) => boolean): AnalyticsReports {
  const tools = new Map<string, AnalyticsTool>()
  let waiting: Delivery[] = []

  function deliver(): void {
    for (const delivery of waiting.splice(0)) {
      const [named, event] = delivery
      const tool = typeof named === 'string' ? tools.get(named) : named
      if (!tool || !mayReport(event.client)) {
        if (waiting.length < MAX_WAITING_EVENTS) waiting.push(delivery)
      } else reportThrown(() => tool(event))
    }
  }

  function expect(name: string): void {
    if (tools.has(name)) return
    setTimeout(() => {
      if (tools.has(name)) return
      warnOnce(
        `option "analytics" names "${name}", which is not registered. Load connect.js, or call SiteBlocks.registerAnalytics("${name}", …).`,
      )
    }, PATIENCE_MS)
  }

  return {
    register(name, tool) {
      tools.set(name, tool)
      deliver()
    },
    report(analytics, event) {
      // Authors are not counted.
      if (!analytics || event.client.authoring) return
      const named = typeof analytics === 'string' ? words(analytics) : analytics
      for (const tool of [named].flat()) {
        if (typeof tool === 'string') expect(tool)
        waiting.push([tool, event])
      }
      deliver()
    },
    deliver,
    drop(client) {
      waiting = waiting.filter(([, event]) => event.client !== client)
    },
  }
}
