import { errorOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { createListeners } from '../../utils/timing/createListeners'
import type { ClientDependencies } from '../page/ClientDependencies'
import type { PageView } from '../page/Page'
import { pendingLoads } from '../page/pendingLoads'
import type { VisitorAttributes } from '../visitor/userAttributes'
import { visitorFor } from '../visitor/visitor'
import { amountOf, clickData, contentIds } from './eventData'
import { type EventQueue, eventQueueFor } from './eventQueue'
import { createImpressionCheck, type Impression, isUnrecorded } from './recordedImpressions'
import type { TrackingMethods } from './TrackingMethods'
import { type TrackedEvent, trackedAddress, trackedEvent } from './trackedEvent'
import { createTrackingHooks, type TrackingHook, trackingHooksFor } from './trackingHooks'

export interface Tracker extends TrackingMethods {
  destroy(): void
  /** Switches to the space that the client's options now name. */
  readOptions(): void
}

export interface TrackerDependencies extends ClientDependencies {
  /** Origin that receives events. */
  readonly host: () => string
  readonly userAttributes: VisitorAttributes
  /** Returns the variation that this page shows or has shown. */
  readonly shownVariation: (contentId: string) => string | undefined
  /** Returns the variation that this visitor sees, for conversions that do not name one. */
  readonly variationOf: (contentId: string) => string | undefined
}

type Context = Parameters<TrackingHook>[1]

type FindCredit = () => object

const NO_KEY = 'apiKey is missing'

/**
 * Records events with the page's URL and the visitor's attributes at that moment. Records nothing
 * in previews and on servers.
 */
export function createTracker(parts: TrackerDependencies): Tracker {
  const { page, consent, options, host, userAttributes, shownVariation, variationOf, debug } = parts
  const { window } = page.environment
  const visitor = visitorFor(page)
  const hooks = createTrackingHooks()
  const activity = createListeners<TrackedEvent>()
  const isUnreported = createImpressionCheck()
  let events = eventsNow()
  let queue = events.join({ consent, debug })

  function eventsNow(): EventQueue {
    return eventQueueFor(page, host(), options().apiKey)
  }

  function impressionOf({ contentId, variationId }: ReturnType<typeof contentIds>): Impression {
    return [host(), options().apiKey, contentId, variationId, visitor.forgotten]
  }

  function pageAddress(): string {
    const href = window?.location.href ?? ''
    return options().fullUrl ? href : trackedAddress(href)
  }

  function createEvent(
    type: string,
    data: unknown,
    attributes = userAttributes.get(),
  ): TrackedEvent {
    const { visitorId, sessionId } = visitor
    return trackedEvent({
      type,
      data,
      url: pageAddress(),
      happenedAt: page.environment.now(),
      ownerId: options().apiKey ?? '',
      userAttributes: attributes,
      visitorId,
      sessionId,
    })
  }

  /** Returns the reason why nothing can be recorded now, if there is one. */
  function findObstacle(): string | undefined {
    if (window === undefined) return 'this is a server'
    if (page.keysFor(options()).isPreview) return 'this page view is a preview'
    return options().apiKey ? undefined : NO_KEY
  }

  /** Adds what an event takes from the visitor's memory, once it may leave. */
  function identify({ id, type, data }: TrackedEvent, credit?: object): TrackedEvent {
    const attributes = { ...userAttributes.readStored(), ...data.userAttributes }
    const event = createEvent(type, { ...data, ...credit }, attributes)
    // The client may have another key by now.
    return { ...event, id, data: { ...event.data, ownerId: data.ownerId } }
  }

  /** Runs the site's hooks, which see all that leaves the page. `null` drops the event. */
  function applyHooks(event: TrackedEvent, context: Context): TrackedEvent | null {
    const passed = trackingHooksFor(page).apply(event, context)
    const changed = passed && hooks.apply(passed, context)
    if (!changed) debug(`event "${event.type}" not recorded: a tracking hook dropped it`, event)
    return changed
  }

  /**
   * @param onceIn - Page view in which the event counts once, whichever client sends it first.
   * @param findCredit - Finds the variation of a conversion whose entry has not been shown.
   */
  function send(
    event: TrackedEvent,
    onceIn?: PageView,
    context: Context = {},
    findCredit?: FindCredit,
  ): void {
    const { obstacle } = consent
    // A refusal ends the visitor to whom an event with consent belongs.
    const counts = (): boolean =>
      Boolean(obstacle ?? event.data.visitorId === visitor.visitorId) &&
      (!onceIn || isUnrecorded(onceIn, impressionOf(event.data)))
    if (!obstacle && !findCredit) {
      const complete = counts() && applyHooks(event, context)
      if (complete) queue.add(complete)
      return
    }
    if (obstacle) debug(`event "${event.type}" waits: ${obstacle}`, event)
    queue.add(event, (isLast) => {
      if (!isLast && findCredit && pendingLoads(page).count > 0) return undefined
      return counts() ? applyHooks(identify(event, findCredit?.()), context) : null
    })
  }

  function track(
    type: string,
    data: unknown,
    context?: Context,
    findCredit?: FindCredit,
    onceIn?: PageView,
  ): void {
    const obstacle = findObstacle()
    if (obstacle !== undefined) {
      debug(`event "${type}" not recorded: ${obstacle}`, data)
      if (obstacle === NO_KEY) {
        const key = quoteValue(options().apiKey)
        errorOnce(`events cannot be sent, because apiKey is ${key}. Pass the key of your space.`)
      }
      return
    }
    if (typeof type !== 'string' || type === '') {
      errorOnce(`the type of an event is ${quoteValue(type)}. Pass a name.`)
      return
    }
    visitor.touch()
    const event = createEvent(type, data)
    if (type === 'conversion') activity.notify(event)
    send(event, onceIn, context, findCredit)
  }

  /** Notifies listeners, and records the event unless `autoTrack` is off. */
  function report(type: string, data: ReturnType<typeof contentIds>, onceIn?: PageView): void {
    const obstacle = options().autoTrack === false ? 'autoTrack is off' : findObstacle()
    if (obstacle === undefined) visitor.touch()
    const event = createEvent(type, data)
    activity.notify(event)
    if (obstacle !== undefined) debug(`event "${type}" not recorded: ${obstacle}`, event)
    else if (data.contentId) send(event, onceIn)
  }

  return {
    track,
    trackImpression(contentId, variationId, metadata, context) {
      const data = { ...contentIds(contentId, variationId), metadata }
      track('impression', data, context, undefined, page.view)
    },
    trackInteraction(contentId, variationId, alreadyTracked, event, context) {
      track('click', clickData(contentId, variationId, alreadyTracked, event), context)
    },
    trackConversion(given, contentIdOrProperties, variationId, customProperties, context) {
      const amount = amountOf(given)
      const isId = typeof contentIdOrProperties === 'string'
      const contentId = isId ? contentIdOrProperties : undefined
      const ids = (): ReturnType<typeof contentIds> =>
        contentIds(contentId, variationId ?? (contentId && variationOf(contentId)))
      const isCredited = variationId ?? (!contentId || shownVariation(contentId))
      const meta = isId ? customProperties : (contentIdOrProperties ?? customProperties)
      const data = { ...ids(), amount, context, meta, metadata: { amount } }
      track('conversion', data, context, isCredited ? undefined : ids)
    },
    reportImpression({ id, testVariationId }) {
      const ids = contentIds(id, testVariationId)
      if (isUnreported(page.view, impressionOf(ids))) report('impression', ids, page.view)
    },
    reportClick({ id, testVariationId }, alreadyTracked, event) {
      report('click', clickData(id, testVariationId, alreadyTracked, event))
    },
    reportSubmission(contentId, formName) {
      if (options().autoTrack !== false) track('submit', { contentId, formName })
    },
    onActivity: activity.add,
    addTrackingHook: hooks.add,
    readOptions() {
      const next = eventsNow()
      if (next === events) return
      queue.destroy()
      events = next
      queue = events.join({ consent, debug })
    },
    destroy() {
      queue.destroy()
      activity.clear()
    },
  }
}
