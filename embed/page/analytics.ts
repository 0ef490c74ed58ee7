import type { ChangeableClient, Client, ContentEntry } from '../../src/index'
import { reportThrown } from '../../src/internal'
import type { WidgetEvents } from '../widget/widgetEvents'

/** The events of a widget that analytics learn of. */
type Reported = 'impression' | 'click' | 'variation' | 'conversion' | 'submit-success'

/** What a visitor did, as analytics tools learn of it. */
export type AnalyticsEvent = {
  [Type in Reported]: {
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
}[Reported]

/** Is called with what visitors do, once they may be remembered. */
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

/** The events that {@link AnalyticsReports.report} is called with. */
export const REPORTED: readonly Reported[] = [
  'impression',
  'click',
  'variation',
  'conversion',
  'submit-success',
]

/** Events that wait for consent or for a tool; a page without either should not collect them for ever. */
const MOST_WAITING = 1_000

/** Passes events on, none before consent. */
export function createAnalyticsReports(): AnalyticsReports {
  const tools = new Map<string, AnalyticsTool>()
  const waiting = new Set<readonly [tool: string | AnalyticsTool, event: AnalyticsEvent]>()

  function deliver(): void {
    for (const delivery of waiting) {
      const [named, event] = delivery
      const tool = typeof named === 'string' ? tools.get(named) : named
      if (!tool || !event.client.canTrack) continue
      waiting.delete(delivery)
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
        for (const delivery of waiting) if (delivery[1].client === client) waiting.delete(delivery)
      })
    },
    report(analytics, event) {
      // Nobody counts what authors do.
      if (!analytics || event.client.authoring) return
      const named = typeof analytics === 'string' ? analytics.split(/[\s,]+/) : analytics
      for (const tool of [named].flat()) {
        if (waiting.size < MOST_WAITING) waiting.add([tool, event])
      }
      deliver()
    },
  }
}
