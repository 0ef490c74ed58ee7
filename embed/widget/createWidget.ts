import {
  type ContentEntry,
  type ContentObservable,
  createRegistry,
  errorOnce,
} from '../../src/index'
import { callableGlobals, globalNames } from '../../src/internal'
import { definitionOf } from '../ownBlocks'
import type { AnalyticsEvent } from '../page/analytics'
import type { HostPage } from '../page/createHostPage'
import type { Renderer } from '../page/Renderer'
import type { MountOptions } from './MountOptions'
import { createPageViews } from './pageViews'
import { clientOptions, optionsFor, updateOptions } from './splitOptions'
import type { Widget } from './Widget'
import { whenDue } from './whenDue'
import { createWidgetClients } from './widgetClients'
import { createWidgetEvents, EVENTS, type WidgetEvents } from './widgetEvents'

/**
 * What a widget does:
 *
 * - `waiting` until its container is due; only then it fetches.
 * - `loading` an answer. What was on screen stays there, if anything was.
 * - `shown`: an entry is on screen. `empty`: there is none, the placeholder is.
 * - `failed`: the request did, and the placeholder is on screen. A request that fails after `update()` or
 *   `reload()` leaves what was there `shown`; one for another address, which that does not belong to, does not.
 * - `unmounted`, for good.
 *
 * `update()`, `reload()` and routes lead from `shown`, `empty` and `failed` back to `loading`; live edits
 * lead to `shown` or `empty`.
 */
interface WidgetState {
  readonly name: 'waiting' | 'loading' | 'shown' | 'empty' | 'failed' | 'unmounted'
  /** What is on screen or about to be. */
  readonly entry: ContentEntry | null
}

/**
 * Puts content into `container`: the one place where client, root and page meet.
 *
 * @param onUnmount - Called once, when the widget has gone.
 * @throws Error when the container cannot hold content.
 */
export function createWidget(
  container: HTMLElement,
  initial: MountOptions,
  page: HostPage,
  onUnmount: () => void,
): Widget {
  let options = initial
  let state: WidgetState = { name: 'waiting', entry: null }
  /** Whether what is on screen belongs to an address that the page has left. */
  let isOutdated = false
  /** The entry on screen; `null` while the placeholder is. */
  let onScreen: ContentEntry | null = null
  let isReady = false
  /** The choice that the page knows of; a reload or a live edit tells it no second time. */
  let announced = ''
  let observed: ContentObservable | undefined
  let isServed = false
  let stopObserving = (): void => {}
  let stopWaiting = (): void => {}
  let lastShown: Promise<void> = Promise.resolve()
  let settleReady: (entry: ContentEntry | null) => void = () => {}
  const ready = new Promise<ContentEntry | null>((resolve) => {
    settleReady = resolve
  })

  const events = createWidgetEvents(container)
  const registry = createRegistry(definitionsIn(initial.blocks, page.renderer), page.registry)
  const root = page.renderer.createRoot(container, {
    registry,
    nonce: initial.nonce,
    responsiveTo: initial.responsiveTo,
    isolation: initial.isolation,
    minHeight: typeof initial.minHeight === 'number' ? `${initial.minHeight}px` : initial.minHeight,
    onError(error) {
      onScreen = null
      isOutdated = true
      fail(error)
    },
  })
  const clients = createWidgetClients(page, registry, events, clientOptions(options))
  const { client } = clients
  const pageViews = createPageViews(page, client, container.ownerDocument.defaultView, {
    reload() {
      if (state.name === 'waiting') return
      isOutdated = true
      load()
    },
    isShown: () => state.name === 'shown' && state.entry !== null,
    recount() {
      if (state.entry) lastShown = show(state.entry)
    },
  })

  function describeGlobals(): void {
    if (client.editing) client.editing.globals = globalNames(callableGlobals(options.globals))
  }

  /** The one place where the state changes. Returns whether it has. */
  function become(name: WidgetState['name'], entry: ContentEntry | null = state.entry): boolean {
    if (state.name === 'unmounted') return false
    state = { name, entry }
    return true
  }

  function fail(error: Error): void {
    const keeps = state.entry !== null && !isOutdated
    const hadEntry = state.entry !== null
    if (!become(keeps ? 'shown' : 'failed', keeps ? state.entry : null)) return
    if (hadEntry && !keeps) showPlaceholder()
    const message = error.message.replace(/^SiteBlocks: /, '')
    errorOnce(message)
    events.emit('error', { error, message })
    settleReady(null)
  }

  function showPlaceholder(): void {
    onScreen = null
    root.showPlaceholder()
  }

  async function show(next: ContentEntry): Promise<void> {
    if (!become('loading', next)) return
    announceVariation(next)
    const { model, locale } = options
    await root.show({
      ...optionsFor('display', options),
      entry: next,
      model,
      locale,
      client,
      createClient: clients.createForeign,
      authoring: client.authoring,
      pageView: pageViews.counted,
    })
    if (state.entry !== next || !become('shown')) return
    onScreen = next
    if (!isReady) {
      isReady = true
      events.emit('ready', { entry: next, waitedMs: client.waitedMs })
    }
    settleReady(next)
  }

  function receive(next: ContentEntry | null): void {
    isOutdated = false
    pageViews.receive()
    if (next) {
      lastShown = show(next)
      return
    }
    if (!become('empty', null)) return
    showPlaceholder()
    settleReady(null)
  }

  function announceVariation(next: ContentEntry): void {
    const choice = `${next.id} ${next.testVariationId}`
    if (!next.id || !next.testVariationId || choice === announced) return
    announced = choice
    events.emit('variation', {
      entryId: next.id,
      entryName: next.name,
      model: options.model,
      variationId: next.testVariationId,
      name: next.testVariationName,
    })
  }

  function load(): void {
    stopObserving()
    if (!become('loading')) return
    pageViews.ask()
    const { content, model } = options
    // Whoever previews or edits wants to see what is there now.
    const served = observed || client.authoring ? undefined : findServedEntry()
    isServed = served !== undefined
    if (!model && !content) {
      fail(
        new Error(
          'option "model" is missing. Pass the name of the model to show, as in {model: "page"}.',
        ),
      )
      return
    }
    const request = optionsFor('request', options)
    observed = client.observe(model, served ? { ...request, content: served } : request)
    stopObserving = observed.subscribe({
      next: ([first = null]) => receive(first),
      error: fail,
    })
  }

  /** The entry that a server rendered for these options; `undefined` where it rendered none, or another one. */
  function findServedEntry(): ContentEntry | undefined {
    const { served } = root
    const { model, content } = options
    const isAskedFor = served?.model === model && (!content || content.id === served.entry.id)
    return isAskedFor ? served.entry : undefined
  }

  /** Waits until the container is due; what comes before that changes only what is going to be loaded. */
  function loadWhenDue(): void {
    stopWaiting()
    stopWaiting = whenDue(container, options.loading, load)
  }

  for (const type of EVENTS) {
    events.on(type, (detail) => {
      const { analytics, model } = options
      const event = { type, detail, entry: state.entry, model, client } as AnalyticsEvent
      page.analytics.report(analytics, event)
      return callbackFor(type, options)?.(detail)
    })
  }
  describeGlobals()
  loadWhenDue()
  pageViews.follow(options.reloadOnRoute)

  return {
    ready,
    client,
    get entry() {
      return onScreen
    },
    update(changed) {
      if (state.name === 'unmounted') return
      const before = options
      const { options: next, ...update } = updateOptions(before, changed)
      const { client: refreshes, content: loads, render } = update
      // A request that is under way is nobody's any more.
      if (loads) stopObserving()
      clients.setOptions(clientOptions(next), refreshes)
      options = next
      describeGlobals()
      if (next.reloadOnRoute !== before.reloadOnRoute) pageViews.follow(next.reloadOnRoute)
      if (state.name === 'waiting') {
        if (next.loading !== before.loading) loadWhenDue()
      } else if (loads) load()
      else if (render && state.entry) lastShown = show(state.entry)
    },
    async reload() {
      stopWaiting()
      if (observed && !isServed) await observed.reload()
      else {
        // What came with the page was never asked for.
        load()
        await observed?.promise().catch(() => {})
      }
      await lastShown
    },
    on: events.on,
    unmount() {
      if (!become('unmounted', null)) return
      onScreen = null
      pageViews.stop()
      stopWaiting()
      stopObserving()
      client.destroy()
      root.unmount()
      events.clear()
      settleReady(null)
      onUnmount()
    },
  }
}

function definitionsIn(blocks: MountOptions['blocks'] = {}, { PlainBlockView }: Renderer) {
  return Object.entries(blocks).map(([name, block]) => definitionOf(name, block, PlainBlockView))
}

/** The option that is called with an event: `onReady` with `ready`. */
function callbackFor(
  type: keyof WidgetEvents,
  options: MountOptions,
): ((detail: object) => unknown) | undefined {
  const name = `on${type[0]?.toUpperCase()}${type.slice(1)}`
  return (options as unknown as Record<string, (detail: object) => unknown>)[name]
}
