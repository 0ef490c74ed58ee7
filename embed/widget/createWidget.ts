import {
  type Client,
  type ClientOptions,
  type ContentEntry,
  type ContentObservable,
  createClient,
  createContentRoot,
  createRegistry,
  errorOnce,
} from '../../src/index'
import { definitionOf } from '../ownBlocks/definitionOf'
import type { Page } from '../page/createPage'
import type { MountOptions } from './MountOptions'
import { servedEntry } from './servedEntry'
import { changes, clientOptions, contentRequest, updatedOptions } from './splitOptions'
import type { Widget } from './Widget'
import { watchRoute } from './watchRoute'
import { whenDue } from './whenDue'
import { createWidgetEvents } from './widgetEvents'

/**
 * Puts content into `container`: the one place where client, root and page meet.
 *
 * @param onUnmount - Called once, when the widget has gone.
 * @throws Error when the container cannot hold content.
 */
export function createWidget(
  container: HTMLElement,
  initial: MountOptions,
  page: Page,
  onUnmount: () => void,
): Widget {
  let options = initial
  let entry: ContentEntry | null = null
  let unmounted = false
  /** The choice that the page knows of; a reload or a live edit tells it no second time. */
  let announced = ''
  let observed: ContentObservable | undefined
  let isServed = false
  let stopObserving = (): void => {}
  let stopWaiting = (): void => {}
  let leaveRoute: (() => void) | undefined
  let lastShown: Promise<void> = Promise.resolve()
  let settleReady: (entry: ContentEntry | null) => void = () => {}
  const ready = new Promise<ContentEntry | null>((resolve) => {
    settleReady = resolve
  })

  const events = createWidgetEvents(container)
  const registry = createRegistry(
    Object.entries(initial.blocks ?? {}).map(([name, block]) => definitionOf(name, block)),
    page.registry,
  )
  const root = createContentRoot(container, {
    registry,
    nonce: initial.nonce,
    responsiveTo: initial.responsiveTo,
    isolation: initial.isolation,
    minHeight: typeof initial.minHeight === 'number' ? `${initial.minHeight}px` : initial.minHeight,
    onError: fail,
  })
  let client = join(clientOptions(options))

  function join(joinedOptions: ClientOptions): Client {
    const joined = createClient(
      { ...joinedOptions, onDebug: (...args) => options.onDebug?.(...args) },
      page.environment,
    )
    joined.addTrackingHook((event) => {
      if (event.type === 'impression' || event.type === 'click') events.emit(event.type, { event })
      return event
    })
    const describeBlocks = (): void =>
      joined.editing?.setComponents(registry.list().map(({ component, ...rest }) => rest))
    describeBlocks()
    const leave = [page.addClient(joined), registry.subscribe(describeBlocks)]
    const { destroy } = joined
    return Object.assign(joined, {
      destroy() {
        for (const stop of leave) stop()
        destroy()
      },
    })
  }

  function fail(error: Error): void {
    if (unmounted) return
    const message = error.message.replace(/^SiteBlocks: /, '')
    errorOnce(message)
    events.emit('error', { error, message })
    settleReady(null)
  }

  async function show(next: ContentEntry | null): Promise<void> {
    const first = entry === null
    entry = next
    if (!next) {
      root.showPlaceholder()
      settleReady(null)
      return
    }
    announceVariation(next)
    const {
      model,
      locale,
      renderLink,
      data,
      context,
      texts,
      allowScripts,
      evaluate,
      updateMetadata,
    } = options
    await root.show({
      entry: next,
      model,
      locale,
      renderLink,
      texts,
      data,
      context,
      allowScripts,
      evaluate,
      updateMetadata,
      client,
      createClient: join,
      authoring: client.authoring,
    })
    if (unmounted || entry !== next) return
    if (first) events.emit('ready', { entry: next })
    settleReady(next)
  }

  function announceVariation(next: ContentEntry): void {
    const choice = `${next.id} ${next.testVariationId}`
    if (!next.id || !next.testVariationId || choice === announced) return
    announced = choice
    events.emit('variation', {
      entryId: next.id,
      variationId: next.testVariationId,
      name: next.testVariationName,
    })
  }

  function load(): void {
    stopObserving()
    const { content, model } = options
    // Whoever previews or edits wants to see what is there now.
    const served = observed || client.authoring ? undefined : servedEntry(root.served, options)
    isServed = served !== undefined
    if (!model && !content) {
      fail(
        new Error(
          'option "model" is missing. Pass the name of the model to show, as in {model: "page"}.',
        ),
      )
      return
    }
    const request = contentRequest(options)
    observed = client.observe(model, served ? { ...request, content: served } : request)
    stopObserving = observed.subscribe({
      next(entries) {
        lastShown = show(entries[0] ?? null)
      },
      error: fail,
    })
  }

  /** Waits until the container is due; what comes before that changes only what is going to be loaded. */
  function loadWhenDue(): void {
    stopWaiting()
    stopWaiting = whenDue(container, options.loading, load)
  }

  function followRoute(): void {
    leaveRoute?.()
    const view = container.ownerDocument.defaultView
    leaveRoute =
      view && options.reloadOnRoute ? watchRoute(view, () => observed && load()) : undefined
  }

  events.on('ready', (detail) => options.onReady?.(detail))
  events.on('error', (detail) => options.onError?.(detail))
  events.on('variation', (detail) => options.onVariation?.(detail))
  events.on('impression', (detail) => options.onImpression?.(detail))
  events.on('click', (detail) => options.onClick?.(detail))
  events.on('submit', (detail) => options.onSubmit?.(detail))
  loadWhenDue()
  followRoute()

  return {
    ready,
    get client() {
      return client
    },
    update(changed) {
      if (unmounted) return
      const next = updatedOptions(options, changed)
      const { client: otherClient, content: otherContent } = changes(options, next)
      options = next
      if (otherClient) {
        client.destroy()
        client = join(clientOptions(next))
      }
      followRoute()
      if (!observed) loadWhenDue()
      else if (otherContent || otherClient) load()
      else if (entry) lastShown = show(entry)
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
      if (unmounted) return
      unmounted = true
      leaveRoute?.()
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
