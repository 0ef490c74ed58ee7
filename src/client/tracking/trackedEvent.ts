import { jsonSnapshot } from '../../content/jsonSnapshot'
import { randomKey } from '../../utils/text/randomId'
import { isRecord } from '../../utils/values/isRecord'
import { version } from '../../utils/values/version'
import type { UserAttributes } from '../options/ClientOptions'
import { onlyCampaign } from '../pageKeys/campaignParameters'
import { customAttributes } from '../visitor/customAttributes'

/** An event for the tracking endpoint. */
export interface TrackedEvent {
  /** `impression`, `click`, `conversion`, `submit`, or a type passed to `Client.track`. */
  readonly type: string
  /** Random id, which lets the server drop duplicates. */
  readonly id: string
  /** Details of the event. */
  readonly data: {
    /** Id of the entry. */
    readonly contentId?: string
    /** Id of the variation; absent for the default. */
    readonly variationId?: string
    /** Key of the space. */
    readonly ownerId: string
    /** See `Client.sessionId`. */
    readonly sessionId: string
    /** See {@link Client.visitorId}. */
    readonly visitorId: string
    /** Attributes of the visitor at the time of the event. */
    readonly userAttributes: UserAttributes
    /**
     * Metadata from the caller, the page's URL, and `happenedAt`: the time in milliseconds since
     * 1970.
     */
    readonly metadata: { readonly [name: string]: unknown }
    readonly [name: string]: unknown
  }
}

export interface EventInput
  extends Pick<TrackedEvent['data'], 'ownerId' | 'visitorId' | 'sessionId' | 'userAttributes'> {
  readonly type: string
  /** Event data. Merges `metadata` and `meta`; copies other fields beside them. */
  readonly data: unknown
  /** URL of the page. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly happenedAt: number
}

/**
 * Creates an event for the tracking endpoint: a snapshot that later changes of `data` do not
 * affect.
 *
 * Also copies the visitor's custom attributes to `metadata.user`, where they override values of the
 * same name.
 */
export function trackedEvent(parts: EventInput): TrackedEvent {
  const { type, url, happenedAt, ownerId, visitorId, sessionId } = parts
  const userAttributes = asRecord(jsonSnapshot(parts.userAttributes))
  const { meta, metadata, ...data } = asRecord(jsonSnapshot(parts.data))
  const given = { ...asRecord(meta), ...asRecord(metadata) }
  const user = { ...asRecord(given.user), ...customAttributes(userAttributes) }
  return {
    type,
    id: randomKey(),
    data: {
      ...data,
      metadata: { sdkVersion: version, url, happenedAt, ...given, user },
      ownerId,
      userAttributes,
      sessionId,
      visitorId,
    },
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** Whether `value` is a valid event. */
export function isTrackedEvent(value: unknown): value is TrackedEvent {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    typeof value.id === 'string' &&
    isRecord(value.data)
  )
}

/**
 * Shortens a page's URL for events: removes the fragment and all query parameters except those of
 * campaigns. The others often identify the visitor by a token, an address or a search.
 */
export function trackedAddress(href: string): string {
  const [page = '', query = ''] = href.replace(/#.*/s, '').split(/\?(.*)/s)
  return page + onlyCampaign(query)
}
