import type { ContentEntry, TrackedEvent } from '../../src/index'

/** What a visitor did, as analytics tools learn of it. */
export interface AnalyticsEvent {
  /** `impression`, `click`, `variation`, `conversion`, `submit`, or what {@link Client.track} was given. */
  readonly type: string
  /** As it is recorded, before tracking hooks. */
  readonly data: Partial<TrackedEvent['data']>
  /** The entry that the widget showed. */
  readonly entry: ContentEntry | null
  /** Name of the model that the widget asked for. */
  readonly model: string
}
