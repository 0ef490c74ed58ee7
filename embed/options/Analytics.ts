import type { Client, ContentEntry } from '../../src/index'
import type { WidgetEvents } from './widgetEvents'

/** A widget's event as analytics tools receive it. */
export type AnalyticsEvent = {
  [Type in keyof WidgetEvents]: {
    /** Name of the event. */
    readonly type: Type
    /** Detail of the widget's event of that name. */
    readonly detail: WidgetEvents[Type]
    /** The entry that the widget showed, with the internal names of the entry and its variation. */
    readonly entry: ContentEntry | null
    /** Name of the model that the widget requested. */
    readonly model: string
    /** The widget's client. */
    readonly client: Client
  }
}[keyof WidgetEvents]

/** Called with every event of a widget, once visitors may be remembered. */
export type AnalyticsTool = (event: AnalyticsEvent) => void

/** Functions, or names of tools that are or will be registered: one or a list. */
export type Analytics = string | AnalyticsTool | readonly (string | AnalyticsTool)[]
