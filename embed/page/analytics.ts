import { type Client, type ContentEntry, warnOnce } from '../../src/index'
import { reportThrown } from '../../src/internal'
import type { WidgetEvents } from '../widget/widgetEvents'

/** An event of a widget, as analytics tools learn of it. */
export type AnalyticsEvent = {
  [Type in keyof WidgetEvents]: {
    /** Name of the event. */
    readonly type: Type
    /** As the widget's event of that name has it. */
    readonly detail: WidgetEvents[Type]
    /**
     * The entry that the widget showed, with the names that authors gave to it and to its
     * variation.
     */
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
  /** Passes an event on to each tool, once there is consent and the tool is known. */
  report(analytics: Analytics | undefined, event: AnalyticsEvent): void
  /** Looks whether there is consent for what waits. */
  deliver(): void
  /** Drops what waits of a client. */
  drop(client: Client): void
}

/**
 * Deliveries that wait for consent or for a tool; a page without either should not collect them for
 * ever.
 */
const MOST_WAITING = 1_000

/**
 * How long scripts that come late have to register a tool, before the console says that there is
 * none.
 */
const PATIENCE_MS = 10_000

type Delivery = readonly [tool: string | AnalyticsTool, event: AnalyticsEvent]

/**
 * Passes events on, none before consent. Those that wait belong to the page: they outlast their
 * widget.
 *
 * @param mayReport - Whether visitors may be remembered, by the client or, when it has gone, by the
 *   page.
 */
export function createAnalyticsReports(mayReport: (client: Client) => boolean): AnalyticsReports {
  const tools = new Map<string, AnalyticsTool>()
  let waiting: Delivery[] = []

  function deliver(): void {
    for (const delivery of waiting.splice(0)) {
      const [named, event] = delivery
      const tool = typeof named === 'string' ? tools.get(named) : named
      if (!tool || !mayReport(event.client)) {
        if (waiting.length < MOST_WAITING) waiting.push(delivery)
      } else {
        try {
          tool(event)
        } catch (error) {
          reportThrown(error)
        }
      }
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
      // Authors at work are not counted.
      if (!analytics || event.client.authoring) return
      const named = typeof analytics === 'string' ? (analytics.match(/\S+/g) ?? []) : analytics
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
