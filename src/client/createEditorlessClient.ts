import { createListeners } from '../utils/timing/createListeners'
import { attempt } from '../utils/values/attempt'
import type { ClientEnvironment, DebugLog } from './browser/environment'
import type { ChangeableClient } from './Client'
import { createContentLoader } from './content/contentLoader'
import { createObservations } from './content/observations'
import type { createEditorConnection, EditorConnection } from './editor/createEditorConnection'
import type { ClientOptions } from './options/ClientOptions'
import { chooseHost, type HostChoice } from './options/hosts'
import { readClientOptions } from './options/readClientOptions'
import { actionsOf, createActions } from './page/actions'
import type { ClientDependencies } from './page/ClientDependencies'
import { type PageViewCause, pageFor } from './page/Page'
import { editorOrigin } from './pageKeys/editorOrigin'
import type { RequestContext } from './requests/contentParameters'
import { createRequestQueue } from './requests/requestQueue'
import { createTracker } from './tracking/tracker'
import { createAssignments } from './variations/assignments'
import { createUserAttributes } from './visitor/userAttributes'
import { visitorFor } from './visitor/visitor'

type Connect = typeof createEditorConnection

/**
 * Creates a client without the code that connects to an editor, which few pages need.
 *
 * @param findConnect - Returns the function that connects to the editor; `undefined` where it is
 *   not there yet, and `connectEditor` is to be called once it is.
 */
export function createEditorlessClient(
  givenOptions: ClientOptions,
  environment: ClientEnvironment,
  findConnect: (connectEditor: () => void) => Connect | undefined,
): ChangeableClient {
  let options = readClientOptions(givenOptions)
  const { window } = environment
  const page = pageFor(environment)
  const undo = [page.join()]
  page.cookies.follow(options)
  const debug: DebugLog = (message, detail) => {
    // An error in the site's `onDebug` must not stop the client.
    attempt(() => options.onDebug?.(message, detail))
  }
  if (options.consentWait !== undefined) page.consent.expect(options.consentWait)
  const consent = page.consent.join(() => options)
  const visitor = visitorFor(page)
  if (consent.allowed) visitor.remember()
  else debug(`visitors are not remembered: ${consent.obstacle}`)
  consent.subscribe((allowed) => {
    if (allowed) visitor.remember()
    debug(allowed ? 'visitors are remembered' : `visitors are forgotten: ${consent.obstacle}`)
    if (consent.isLate) {
      debug('consent is late: variations and attributes count from the next page view')
    }
  })

  const parts: ClientDependencies = { page, consent, options: () => options, debug }
  const userAttributes = createUserAttributes(parts)
  const assignments = createAssignments(parts)
  const { shownVariation, variationOf, keepShown } = assignments
  const tracker = createTracker({
    ...parts,
    host: readHost,
    userAttributes,
    shownVariation,
    variationOf,
  })
  const { followActions, ...actions } = createActions(actionsOf(page))
  const requests = new AbortController()
  const observations = createObservations()
  const queue = createRequestQueue({
    ...parts,
    context: readContext,
    signal: requests.signal,
  })
  let editor: EditorConnection | undefined
  const content = createContentLoader({
    ...parts,
    signal: requests.signal,
    userAttributes,
    queue,
    assignments,
    observations,
    reports: () => editor?.reports,
  })

  function findHost(): HostChoice {
    return chooseHost(options, page.keysFor(options).env, window?.location.origin)
  }

  function readHost(): string {
    return findHost().host
  }

  /** Returns what the client and its page currently add to requests. */
  function readContext(): RequestContext {
    const keys = page.keysFor(options)
    return {
      ...findHost(),
      apiKey: options.apiKey,
      apiEndpoint: options.apiEndpoint ?? 'content',
      locale: options.locale,
      isEditing: editorOrigin(window, keys, options.trustedHosts) !== undefined,
      pageKeys: keys,
      pageUrl: window?.location.href.replace(/#.*/s, ''),
      userAttributes: userAttributes.get(),
    }
  }

  /** Connects to the editor once the page's URL asks for it. */
  function connectEditor(): void {
    const pageKeys = page.keysFor(options)
    const origin = editorOrigin(window, pageKeys, options.trustedHosts)
    if (!window || !origin || editor || requests.signal.aborted) return
    const { apiKey } = options
    const visit = { observations, assignments, userAttributes, followActions }
    editor = findConnect(connectEditor)?.({ window, origin, apiKey, pageKeys, ...visit })
  }

  function readOptions(): void {
    tracker.readOptions()
    connectEditor()
  }

  connectEditor()
  const views = createListeners<PageViewCause>()
  undo.push(
    page.onView(({ cause }) => {
      readOptions()
      views.notify(cause)
    }),
  )
  undo.push(page.onRecovery(observations.retry))
  page.consent.forgetIfRefused()

  return {
    get options() {
      return options
    },
    get host() {
      return readHost()
    },
    get canTrack() {
      return consent.allowed
    },
    get isRefused() {
      return consent.isRefused
    },
    get waitedMs() {
      return consent.waitedMs
    },
    get visitorId() {
      return visitor.visitorId
    },
    get sessionId() {
      return visitor.sessionId
    },
    get authoring() {
      return page.keysFor(options).isPreview
    },
    get editing() {
      return editor?.session
    },
    // ContentMethods, Actions and TrackingMethods of `Client`, from content/, page/ and tracking/.
    ...content,
    ...actions,
    ...tracker,
    keepShown,
    get pageView() {
      return page.view.number
    },
    startPageView: () => page.startView('call'),
    onPageView: views.add,
    getUserAttributes: userAttributes.get,
    setUserAttributes: userAttributes.set,
    onUserAttributes: userAttributes.subscribe,
    setConsent: consent.setConsent,
    onConsent: consent.subscribe,
    setOptions(given) {
      options = readClientOptions(given)
      readOptions()
      userAttributes.readOptions()
      consent.refresh()
    },
    refresh: observations.refresh,
    onRecovery: page.onRecovery,
    onDestroy: (listener) => undo.push(listener),
    destroy() {
      tracker.destroy()
      editor?.destroy()
      requests.abort(new DOMException('The client was destroyed.', 'AbortError'))
      observations.complete()
      for (const stop of undo.splice(0)) stop()
      consent.destroy()
    },
  }
}
