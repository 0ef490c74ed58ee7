import { quoteValue } from '../../utils/quoteValue'
import { errorOnce } from '../../utils/warn'
import type { Client, ClientOptions, TrackedEvent, TrackingHook } from '../Client'
import { createDebugLog } from '../debugLog'
import type { ClientEnvironment } from '../environment'
import type { PageKeys } from '../pageKeys/PageKeys'
import type { Permission } from '../visitor/permission'
import type { VisitorAttributes } from '../visitor/userAttributes'
import type { Visitor } from '../visitor/visitor'
import { type ClickOffsets, clickOffsets } from './clickOffsets'
import { createEventQueue } from './eventQueue'
import { createEventStore } from './eventStore'
import { trackedEvent } from './trackedEvent'
import { createTrackingHooks } from './trackingHooks'

/** Records events. */
export interface Tracker
  extends Pick<
    Client,
    | 'track'
    | 'trackImpression'
    | 'trackInteraction'
    | 'trackConversion'
    | 'addTrackingHook'
    | 'destroy'
  > {
  /** Lets impressions be recorded again, as after a change of route that loads content anew. */
  startPageView(): void
}

/** What {@link createTracker} works with. */
export interface TrackerParts {
  readonly options: ClientOptions
  /** Origin that events go to. */
  readonly host: string
  readonly environment: ClientEnvironment
  readonly permission: Permission
  readonly visitor: Visitor
  readonly userAttributes: VisitorAttributes
  readonly pageKeys: PageKeys
  /** The variation of an entry that this visitor sees, for conversions that do not name one. */
  readonly variationOf?: (contentId: string) => string | undefined
}

/**
 * Records events of this visitor, each with the page's address and what is known of the visitor at
 * that moment. Previews and servers record nothing.
 */
export function createTracker(parts: TrackerParts): Tracker {
  const { options, host, environment, permission, visitor, pageKeys } = parts
  const { window } = environment
  const hooks = createTrackingHooks()
  const seen = new Set<string>()
  const queue = createEventQueue({
    endpoint: `${host}/api/v1/track`,
    store: createEventStore({ environment, host, apiKey: options.apiKey }),
    environment,
    permission,
    identify: (event) => ({ ...event, data: { ...event.data, ...idsOf(visitor) } }),
    debug: createDebugLog(options),
  })

  function track(type: string, data: unknown, context: Parameters<TrackingHook>[1] = {}): void {
    if (window === undefined || pageKeys.isPreview) return
    if (!options.apiKey) {
      const key = quoteValue(options.apiKey)
      errorOnce(`events cannot be sent, because apiKey is ${key}. Pass the key of your space.`)
      return
    }
    visitor.touch()
    const event = trackedEvent({
      type,
      data,
      url: window.location.href,
      ownerId: options.apiKey,
      userAttributes: parts.userAttributes.get(),
      ...idsOf(visitor),
    })
    const changed = hooks.apply(event, context)
    if (changed) queue.add(changed)
  }

  return {
    track,
    trackImpression(contentId, variationId, metadata, context) {
      const key = JSON.stringify([contentId, variationId ?? contentId])
      if (seen.has(key)) return
      seen.add(key)
      track('impression', { ...contentIds(contentId, variationId), metadata }, context)
    },
    trackInteraction(contentId, variationId, alreadyTracked = false, event, context) {
      const { targetBuilderElement, ...metadata } = placeOf(event)
      const unique = !alreadyTracked
      const data = { ...contentIds(contentId, variationId), unique, targetBuilderElement, metadata }
      track('click', data, context)
    },
    trackConversion(amount, contentIdOrProperties, variationId, customProperties, context) {
      const isId = typeof contentIdOrProperties === 'string'
      const contentId = isId ? contentIdOrProperties : undefined
      const remembered = contentId === undefined ? undefined : parts.variationOf?.(contentId)
      const ids = contentIds(contentId, variationId ?? remembered)
      const meta = isId ? customProperties : (contentIdOrProperties ?? customProperties)
      track('conversion', { ...ids, amount, context, meta, metadata: { amount } }, context)
    },
    addTrackingHook: hooks.add,
    startPageView() {
      seen.clear()
    },
    destroy: queue.destroy,
  }
}

function idsOf({
  visitorId,
  sessionId,
}: Visitor): Pick<TrackedEvent['data'], 'visitorId' | 'sessionId'> {
  return { visitorId, sessionId }
}

/** An entry's own id stands for its default, so it is no variation. */
function contentIds(contentId: string | undefined, variationId: string | undefined): object {
  return { contentId, variationId: variationId === contentId ? undefined : variationId }
}

function placeOf(event: MouseEvent | undefined): ClickOffsets {
  try {
    return event ? clickOffsets(event) : {}
  } catch {
    // Pages without types may hand in a framework's event, which is no event of the browser.
    return {}
  }
}
