import { createActions } from './actions'
import type { ChangeableClient, ClientOptions } from './Client'
import {
  type ContentLoader,
  createContentLoader,
  createContentMethods,
} from './content/contentLoader'
import { createObservations } from './content/observations'
import { createDebugLog } from './debugLog'
import { createEditorConnection, type EditorConnection } from './editor/createEditorConnection'
import { editorOrigin } from './editor/editorOrigin'
import { type ClientEnvironment, defaultEnvironment } from './environment'
import { chooseHost, type HostChoice } from './hosts'
import { readClientOptions } from './options/readClientOptions'
import { createConsent } from './page/consent'
import { pageFor } from './page/Page'
import { createLastAnswers } from './requests/lastAnswers'
import { createRequestQueue } from './requests/requestQueue'
import { createTracker } from './tracking/tracker'
import { createAssignments } from './variations/assignments'
import { createUserAttributes } from './visitor/userAttributes'
import { visitorFor } from './visitor/visitor'

/**
 * Builds a client and everything in it.
 *
 * Throws for an option of the wrong type. A missing key is told to those who ask for content.
 *
 * @param environment - The page or the server that the client works in. Clients with the same one are on
 *   the same page.
 */
export function createClient(
  givenOptions: ClientOptions,
  environment: ClientEnvironment = defaultEnvironment(),
): ChangeableClient {
  let options = readClientOptions(givenOptions)
  const { window } = environment
  const page = pageFor(environment)
  const leave = [page.join()]
  const debug = createDebugLog(() => options)
  let hostChoice = readHost()

  const consent = createConsent(page, () => options)
  const visitor = visitorFor(page)
  if (consent.allowed) visitor.remember()
  else debug(`visitors are not remembered: ${consent.obstacle}`)
  leave.push(
    consent.subscribe((allowed) => {
      if (allowed) visitor.remember()
      debug(allowed ? 'visitors are remembered' : `visitors are forgotten: ${consent.obstacle}`)
    }),
  )
  const parts = { page, consent, options: () => options, debug }
  const userAttributes = createUserAttributes(parts)
  const assignments = createAssignments(parts)
  const { variationOf } = assignments
  const { readOptions, destroy, ...tracking } = createTracker({
    ...parts,
    host: () => hostChoice.host,
    userAttributes,
    variationOf,
  })

  const requests = new AbortController()
  const observations = createObservations()
  const lastAnswers = createLastAnswers(environment, consent, debug)
  let editor: EditorConnection | undefined
  let loader = createLoader()

  function readHost(): HostChoice {
    return chooseHost(options, page.view.keys.env)
  }

  /** Asks for content as the options and the page view want it now. */
  function createLoader(): ContentLoader {
    const pageKeys = page.view.keys
    const origin = editorOrigin(window, pageKeys, options.trustedHosts)
    const asked = options
    const { host, skipsCaches } = hostChoice
    if (window && origin) {
      editor ??= createEditorConnection({
        window,
        origin,
        apiKey: asked.apiKey,
        pageKeys,
        observations,
        assignments,
        userAttributes,
      })
    }
    const queue = createRequestQueue({
      options: asked,
      environment,
      signal: requests.signal,
      lastAnswers,
      debug,
      context: () => ({
        host,
        apiKey: asked.apiKey,
        apiEndpoint: asked.apiEndpoint ?? 'content',
        locale: asked.locale,
        skipsCaches,
        isEditing: origin !== undefined,
        pageKeys,
        pageUrl: window && addressOf(window.location),
        userAttributes: userAttributes.get(),
      }),
    })
    const plain = createContentLoader({ options: asked, pageKeys, queue, assignments, debug })
    return editor?.reporting(plain) ?? plain
  }

  function renew(): void {
    hostChoice = readHost()
    readOptions()
    loader = createLoader()
  }

  leave.push(page.onView(renew))
  page.consent.settle()

  return {
    get options() {
      return options
    },
    get host() {
      return hostChoice.host
    },
    get canTrack() {
      return consent.allowed
    },
    get visitorId() {
      return visitor.visitorId
    },
    get sessionId() {
      return visitor.sessionId
    },
    get authoring() {
      return page.view.keys.isPreview
    },
    get editing() {
      return editor?.session
    },
    ...createContentMethods(
      {
        entries: (...request) => loader.entries(...request),
        code: (...request) => loader.code(...request),
      },
      observations,
    ),
    ...createActions(),
    ...tracking,
    get pageView() {
      return page.view.number
    },
    startPageView: () => page.startView('call'),
    onPageView(listener) {
      const stop = page.onView(({ cause }) => listener(cause))
      leave.push(stop)
      return stop
    },
    getUserAttributes: userAttributes.get,
    setUserAttributes: userAttributes.set,
    onUserAttributes: userAttributes.subscribe,
    setConsent: consent.setConsent,
    setOptions(given) {
      options = readClientOptions(given)
      renew()
      userAttributes.readOptions()
      consent.refresh()
    },
    refresh: observations.refresh,
    destroy() {
      destroy()
      editor?.destroy()
      requests.abort(new DOMException('The client was destroyed.', 'AbortError'))
      observations.complete()
      lastAnswers.destroy()
      assignments.destroy()
      userAttributes.destroy()
      consent.destroy()
      for (const stop of leave) stop()
    },
  }
}

function addressOf({ origin, pathname, search }: Location): string {
  return `${origin}${pathname}${search}`
}
