import type { ChangeableClient, Client, ContentEntry } from '../../src/index'
import { reportThrown } from '../../src/internal'
import type { WidgetEvents } from '../widget/widgetEvents'

/** An event of a widget, as analytics tools learn of it. */
export type AnalyticsEvent = {
  [Type in keyof WidgetEvents]: {
    /** Name of the event. */
    readonly type: Type
    /** As the widget's event of that name has it. */
    readonly detail: WidgetEvents[Type]
    /** The entry that the widget showed, with the names that authors gave to it and to its variation. */
    readonly entry: ContentEntry | null
    /** Name of the model that the widget asked for. */
    readonly model: string
    /** The widget's client. */
    readonly client: Client
  }
}[keyof WidgetEvents]

/** Is called with every event of a widget, once visitors may be remembered. */
export type AnalyticsTool = (event: AnalyticsEvent) => void

/** Functions, and names of tools that were registered, or will be: one or a list. */
export type Analytics = string | AnalyticsTool | readonly (string | AnalyticsTool)[]

/** Passes on what visitors do to the site's analytics. */
export interface AnalyticsReports {
  /** Makes a tool known by name. Events that wait for it are passed on. */
  register(name: string, tool: AnalyticsTool): void
  /** Follows the consent of a client that events are reported for, as long as it lives. */
  follow(client: ChangeableClient): void
  /** Passes an event on to each tool, once there is consent and the tool is known. */
  report(analytics: Analytics | undefined, event: AnalyticsEvent): void
}

/** Deliveries of a client that wait for consent or for a tool; a page without either should not collect them for ever. */
const MOST_WAITING = 1_000

type Delivery = readonly [tool: string | AnalyticsTool, event: AnalyticsEvent]

/** Passes events on, none before consent. */
export function createAnalyticsReports(): AnalyticsReports {
  const tools = new Map<string, AnalyticsTool>()
  const waiting = new Map<Client, Delivery[]>()

  function deliver(): void {
    for (const [client, deliveries] of waiting) {
      if (!client.canTrack) continue
      for (const delivery of deliveries.splice(0)) {
        const [named, event] = delivery
        const tool = typeof named === 'string' ? tools.get(named) : named
        try {
          if (tool) tool(event)
          else deliveries.push(delivery)
        } catch (error) {
          reportThrown(error)
        }
      }
    }
  }

  return {
    register(name, tool) {
      tools.set(name, tool)
      deliver()
    },
    follow(client) {
      waiting.set(client, [])
      client.onConsent(deliver)
      client.onDestroy(() => waiting.delete(client))
    },
    report(analytics, event) {
      const deliveries = waiting.get(event.client)
      // Nobody counts what authors do.
      if (!analytics || !deliveries || event.client.authoring) return
      const named = typeof analytics === 'string' ? analytics.split(' ') : analytics
      for (const tool of [named].flat()) {
        if (deliveries.length < MOST_WAITING) deliveries.push([tool, event])
      }
      deliver()
    },
  }
}
