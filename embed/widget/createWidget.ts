import { type ContentEntry, createRegistry, errorOnce } from '../../src/index'
import { toError } from '../../src/utils/problems/toError'
import type { AnalyticsEvent } from '../options/Analytics'
import type { MountOptions } from '../options/MountOptions'
import { clientOptions, optionsFor, updateOptions } from '../options/splitOptions'
import { createWidgetEvents, EVENTS, type WidgetEvents } from '../options/widgetEvents'
import { definitionOf } from '../ownBlocks/ownBlocks'
import type { SharedState } from '../page/createSharedState'
import type { Renderer } from '../page/Renderer'
import { createEntrySubscription } from './createEntrySubscription'
import { createPageViews } from './pageViews'
import type { Widget } from './Widget'
import { warnOfNoContent } from './warnOfNoContent'
import { whenDue } from './whenDue'
import { createWidgetClients } from './widgetClients'
import {
  initialWidgetState,
  nextWidgetState,
  onScreenOf,
  targetOf,
  type WidgetAction,
  type WidgetState,
} from './widgetState'
import { noteWrittenBlocks } from './writtenBlocks'

/**
 * Shows content in `container`. Only here do client, root and page meet.
 *
 * @param onUnmount - Called once, when the widget has been unmounted.
 * @throws Error when the container cannot hold content.
 */
export function createWidget(
  container: HTMLElement,
  initial: MountOptions,
  page: SharedState,
  onUnmount: () => void,
): Widget {
  let state = initialWidgetState(initial)
  let lastShown: Promise<void> = Promise.resolve()
  let stopWaiting = (): void => {}
  let stopRetrying = (): void => {}
  let stopLooking = (): void => {}
  let resolveReady: (entry: ContentEntry | null) => void = () => {}
  const ready = new Promise<ContentEntry | null>((resolve) => {
    resolveReady = resolve
  })

  const events = createWidgetEvents(container)
  const registry = createRegistry(definitionsIn(initial.blocks, page.renderer), page.registry)
  const root = page.renderer.createRoot(container, {
    registry,
    nonce: initial.nonce,
    responsiveTo: initial.responsiveTo,
    isolation: initial.isolation,
    minHeight: typeof initial.minHeight === 'number' ? `${initial.minHeight}px` : initial.minHeight,
    onError: (error) => dispatch({ type: 'crash', error }),
    onLost() {
      restoreBlocks()
      dispatch({ type: 'load' })
    },
  })
  const restoreBlocks = noteWrittenBlocks(root)
  const clients = createWidgetClients(page, registry, events, clientOptions(initial))
  const { client } = clients
  const request = createEntrySubscription(client, root, {
    onEntry: (entry) => dispatch({ type: 'receive', entry }),
    onError: (error) => dispatch({ type: 'fail', error }),
  })
  const pageViews = createPageViews(page, client, container.ownerDocument.defaultView, {
    reload: reloadOnceConnected,
    isShown: () => state.phase.name === 'shown',
    recount: () => dispatch({ type: 'rerender' }),
  })

  /** Changes the state; nothing else does. An action that is impossible now has no effects. */
  function dispatch(action: WidgetAction): void {
    const next = nextWidgetState(state, action)
    if (!next) return
    const before = state
    state = next
    runEffects(action, before)
  }

  /** Runs the effects of an action after the state has changed. */
  function runEffects(action: WidgetAction, before: WidgetState): void {
    switch (action.type) {
      case 'load':
      case 'leaveAddress':
        requestContent()
        break
      case 'receive':
        stopRetrying()
        pageViews.receive()
        if (action.entry) show(action.entry, before)
        else {
          root.showPlaceholder()
          warnOfNoContent(state.options)
          resolveReady(null)
        }
        break
      case 'rerender': {
        const entry = targetOf(state.phase)
        if (entry) show(entry, before)
        break
      }
      case 'finishRendering':
        if (!before.wasReady) {
          events.emit('ready', { entry: action.entry, waitedMs: client.waitedMs })
        }
        resolveReady(action.entry)
        break
      case 'fail':
      case 'crash':
        if (targetOf(before.phase) && !targetOf(state.phase)) root.showPlaceholder()
        report(action.error)
        resolveReady(null)
        break
      case 'missPart':
        report(action.error)
        resolveReady(null)
        stopRetrying()
        // Otherwise, the answer that is expected loads the part again.
        if (state.phase.name !== 'loading') {
          stopRetrying = client.onRecovery(() => dispatch({ type: 'receive', entry: action.entry }))
        }
        break
      case 'changeOptions':
        if (state.options.reloadOnRoute !== before.options.reloadOnRoute) {
          pageViews.follow(state.options.reloadOnRoute)
        }
        break
      case 'unmount':
        pageViews.stop()
        stopWaiting()
        stopRetrying()
        stopLooking()
        request.stop()
        // A click that is on its way to the content still counts.
        root.unmount()
        client.destroy()
        events.clear()
        resolveReady(null)
        onUnmount()
    }
  }

  /**
   * Waits until the container is due. Option changes before that only affect what will be loaded.
   */
  function loadWhenDue(): void {
    stopWaiting()
    stopWaiting = whenDue(container, state.options.loading, () => dispatch({ type: 'load' }))
  }

  /** Fetches the content of the page's address, as soon as the container is in the document. */
  function reloadOnceConnected(): void {
    stopLooking()
    if (container.isConnected) {
      dispatch({ type: 'leaveAddress' })
      return
    }
    const observer = new MutationObserver(() => {
      if (container.isConnected) reloadOnceConnected()
    })
    observer.observe(container.ownerDocument, { childList: true, subtree: true })
    stopLooking = () => observer.disconnect()
  }

  function requestContent(): void {
    stopRetrying()
    request.stop()
    pageViews.ask()
    const { model, content } = state.options
    if (model || content) {
      request.load(state.options)
      return
    }
    const error = new Error(
      'option "model" is missing. Pass the name of the model to show, as in {model: "page"}.',
    )
    dispatch({ type: 'fail', error })
  }

  function show(entry: ContentEntry, before: WidgetState): void {
    if (state.variation !== before.variation) announceVariation(entry)
    const { model, locale, allowScripts } = state.options
    const shown = root.show({
      ...optionsFor('rendering', state.options),
      entry,
      model,
      locale,
      // Even where it is unset: React's props have a prototype.
      allowScripts,
      client,
      createClient: clients.createForeign,
      authoring: client.authoring,
      pageView: pageViews.counted,
    })
    lastShown = shown.then(
      () => dispatch({ type: 'finishRendering', entry }),
      (error) => dispatch({ type: 'missPart', entry, error: toError(error) }),
    )
  }

  function announceVariation({ id, name, testVariationId, testVariationName }: ContentEntry): void {
    if (!id || !testVariationId) return
    events.emit('variation', {
      entryId: id,
      entryName: name,
      model: state.options.model,
      variationId: testVariationId,
      name: testVariationName,
    })
  }

  function report(error: Error): void {
    const message = error.message.replace(/^SiteBlocks: /, '')
    errorOnce(message)
    events.emit('error', { error, message })
  }

  for (const type of EVENTS) {
    events.on(type, (detail) => {
      const { analytics, model } = state.options
      const entry = targetOf(state.phase)
      page.analytics.report(analytics, { type, detail, entry, model, client } as AnalyticsEvent)
      return callbackFor(type, state.options)?.(detail)
    })
  }
  client.onLateEditor?.((error) => {
    if (error) report(error)
    // Now the blocks follow the editor.
    else if (onScreenOf(state.phase)) dispatch({ type: 'rerender' })
  })
  loadWhenDue()
  pageViews.follow(initial.reloadOnRoute)

  return {
    ready,
    client,
    get entry() {
      return onScreenOf(state.phase)
    },
    update(changed) {
      const { phase, options: before } = state
      if (phase.name === 'unmounted') return
      const { options, ...update } = updateOptions(before, changed)
      // The pending request no longer belongs to the widget.
      if (update.content) request.stop()
      clients.setOptions(clientOptions(options), { refetches: update.client })
      dispatch({ type: 'changeOptions', options })
      if (state.phase.name === 'waiting') {
        if (options.loading !== before.loading) loadWhenDue()
      } else if (update.content) dispatch({ type: 'load' })
      else if (update.render) dispatch({ type: 'rerender' })
    },
    async reload() {
      stopWaiting()
      const answer = request.reload()
      if (!answer) dispatch({ type: 'load' })
      await (answer ?? request.whenAnswered())
      await lastShown
    },
    on: events.on,
    unmount: () => dispatch({ type: 'unmount' }),
  }
}

function definitionsIn(blocks: MountOptions['blocks'] = {}, renderer: Renderer) {
  return Object.entries(blocks).map(([name, block]) => definitionOf(name, block, renderer))
}

/** The callback option of an event: `onReady` for `ready`. */
function callbackFor(
  type: keyof WidgetEvents,
  options: MountOptions,
): ((detail: object) => unknown) | undefined {
  const name = `on${type[0]?.toUpperCase()}${type.slice(1)}`
  return (options as unknown as Record<string, (detail: object) => unknown>)[name]
}
