import { nanoid } from 'nanoid'
import { isRecord } from '../../utils/isRecord'
import type { UserAttributes } from '../options/ClientOptions'
import { version } from '../version'
import { customAttributes } from '../visitor/customAttributes'
import { jsonSnapshot } from './jsonSnapshot'

/** An event on its way to the tracking endpoint. */
export interface TrackedEvent {
  /** `impression`, `click`, `conversion`, `submit`, or what `Client.track` was given. */
  readonly type: string
  /** Lets the server drop an event that it has already. */
  readonly id: string
  /** Details of the event. */
  readonly data: {
    /** Id of the entry. */
    readonly contentId?: string
    /** Id of the variation; absent for the default. */
    readonly variationId?: string
    /** Key of the space. */
    readonly ownerId: string
    /** As `Client.sessionId`. */
    readonly sessionId: string
    /** As {@link Client.visitorId}. */
    readonly visitorId: string
    /** Attributes of the visitor that targeting knew. */
    readonly userAttributes: UserAttributes
    /**
     * The caller's additions, the page's address, and `happenedAt`: the time in milliseconds since
     * 1970.
     */
    readonly metadata: { readonly [name: string]: unknown }
    readonly [name: string]: unknown
  }
}

/** Input of {@link trackedEvent}. */
export interface EventInput
  extends Pick<TrackedEvent['data'], 'ownerId' | 'visitorId' | 'sessionId' | 'userAttributes'> {
  readonly type: string
  /** `metadata` and `meta` are joined; everything else is put beside them. */
  readonly data: unknown
  /** The page's address. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly happenedAt: number
}

/**
 * Builds an event as the tracking endpoint takes it: a snapshot, which later changes of `data`
 * leave alone.
 *
 * Custom attributes of the visitor also go to `metadata.user`, where they override values of the
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
    id: nanoid(),
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

/** Whether `value` can be sent as an event. */
export function isTrackedEvent(value: unknown): value is TrackedEvent {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    typeof value.id === 'string' &&
    isRecord(value.data)
  )
}
