import type { ChangeableClient, Client, ContentEntry, TrackedEvent } from '../../src/index'
import { onePer, reportThrown } from '../../src/internal'

/** What a visitor did, as analytics tools learn of it. */
export interface AnalyticsEvent {
  /** What happened: `variation` is the visitor's first sight of an experiment. */
  readonly type: 'impression' | 'click' | 'variation' | 'conversion' | 'submit'
  /** As it is recorded, before tracking hooks. `variation` has the ids alone. */
  readonly data: Partial<TrackedEvent['data']>
  /** The entry that the widget showed, with the names that authors gave to it and to its variation. */
  readonly entry: ContentEntry | null
  /** Name of the model that the widget asked for. */
  readonly model: string
}

/** Is called with what visitors do, once they may be remembered. */
export type AnalyticsTool = (event: AnalyticsEvent) => void

/** Functions, and names of tools that were registered, or will be: one or a list. */
export type Analytics = string | AnalyticsTool | readonly (string | AnalyticsTool)[]

/** Passes on what visitors do to the site's analytics. */
export interface AnalyticsReports {
  /** Makes a tool known by name. Events that name it already are passed on. */
  register(name: string, tool: AnalyticsTool): void
  /** Follows the consent of a client that events are reported for, as long as it lives. */
  follow(client: ChangeableClient): void
  /** Passes an event on to each tool, once there is consent for `client` and the tool is known. */
  report(client: Client, analytics: Analytics | undefined, event: AnalyticsEvent): void
}

interface Delivery {
  readonly client: Client
  readonly tool: string | AnalyticsTool
  readonly event: AnalyticsEvent
  /** The same for reports of what counts once; none for the others. */
  readonly key: string | undefined
}

/** Deliveries that wait for consent or for a tool; a page without either should not collect them for ever. */
const MOST_WAITING = 1_000

/** Passes events on: none before consent, and no impression or variation twice, however many widgets show the entry. */
export function createAnalyticsReports(): AnalyticsReports {
  const tools = new Map<string, AnalyticsTool>()
  const reportedTo = onePer((_tool: AnalyticsTool) => new Set<string>())
  const waiting = new Set<Delivery>()

  function deliver(): void {
    for (const delivery of waiting) {
      const { client, event, key } = delivery
      const tool = typeof delivery.tool === 'string' ? tools.get(delivery.tool) : delivery.tool
      if (!tool || !client.canTrack) continue
      waiting.delete(delivery)
      if (key && reportedTo(tool).has(key)) continue
      if (key) reportedTo(tool).add(key)
      try {
        tool(event)
      } catch (error) {
        reportThrown(error)
      }
    }
  }

  return {
    register(name, tool) {
      tools.set(name, tool)
      deliver()
    },
    follow(client) {
      client.onConsent(deliver)
      client.onDestroy(() => {
        for (const delivery of waiting) if (delivery.client === client) waiting.delete(delivery)
      })
    },
    report(client, analytics, event) {
      // Nobody counts what authors do.
      if (!analytics || client.authoring) return
      const named = typeof analytics === 'string' ? analytics.split(/[\s,]+/) : analytics
      const key = keyOf(event, client.pageView)
      for (const tool of [named].flat()) {
        if (waiting.size < MOST_WAITING) waiting.add({ client, tool, event, key })
      }
      deliver()
    },
  }
}

function keyOf({ type, data }: AnalyticsEvent, pageView: number): string | undefined {
  const { contentId, variationId } = data
  if (type === 'impression') return JSON.stringify([pageView, contentId, variationId])
  return type === 'variation' ? JSON.stringify([contentId, variationId]) : undefined
}
