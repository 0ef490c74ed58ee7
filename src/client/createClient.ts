import { createActions } from './actions'
import type { Client, ClientOptions } from './Client'
import { createContentLoader, createContentMethods } from './content/contentLoader'
import { createObservations } from './content/observations'
import { createDebugLog } from './debugLog'
import { createEditorConnection } from './editor/createEditorConnection'
import { editorOrigin } from './editor/editorOrigin'
import { type ClientEnvironment, defaultEnvironment } from './environment'
import { chooseHost } from './hosts'
import { readClientOptions } from './options/readClientOptions'
import { readPageKeys } from './pageKeys/readPageKeys'
import { createLastAnswers } from './requests/lastAnswers'
import { createRequestQueue } from './requests/requestQueue'
import { createTracker } from './tracking/tracker'
import { createAssignments } from './variations/assignments'
import { createPermission } from './visitor/permission'
import { createUserAttributes } from './visitor/userAttributes'
import { createVisitor } from './visitor/visitor'

/**
 * Builds a client and everything in it.
 *
 * Throws for an option of the wrong type. A missing key is told to those who ask for content.
 *
 * @param environment - The page or the server that the client works in.
 */
export function createClient(
  givenOptions: ClientOptions,
  environment: ClientEnvironment = defaultEnvironment(),
): Client {
  const options = readClientOptions(givenOptions)
  const { window } = environment
  const pageKeys = readPageKeys(window?.location.search ?? '')
  const { host, skipsCaches } = chooseHost(options, pageKeys.env)
  const origin = editorOrigin(window, pageKeys, options.trustedHosts)

  const permission = createPermission(options, environment, pageKeys)
  const parts = { options, host, environment, permission, pageKeys }
  const visitor = createVisitor(parts)
  const userAttributes = createUserAttributes(parts)
  const assignments = createAssignments(parts)
  const { variationOf } = assignments
  const { startPageView, destroy, ...tracking } = createTracker({
    ...parts,
    visitor,
    userAttributes,
    variationOf,
  })

  const requests = new AbortController()
  const observations = createObservations()
  const debug = createDebugLog(options)
  const lastAnswers = createLastAnswers(environment, permission, debug)
  const queue = createRequestQueue({
    options,
    environment,
    signal: requests.signal,
    lastAnswers,
    debug,
    context: () => ({
      host,
      apiKey: options.apiKey,
      apiEndpoint: options.apiEndpoint ?? 'content',
      locale: options.locale,
      skipsCaches,
      isEditing: origin !== undefined,
      pageKeys,
      pageUrl: window && addressOf(window.location),
      userAttributes: userAttributes.get(),
    }),
  })
  const editor =
    window && origin
      ? createEditorConnection({
          window,
          origin,
          apiKey: options.apiKey,
          pageKeys,
          observations,
          assignments,
          userAttributes,
        })
      : undefined
  const loader = createContentLoader({ options, pageKeys, queue, assignments })

  return {
    options,
    host,
    get canTrack() {
      return permission.allowed
    },
    get visitorId() {
      return visitor.visitorId
    },
    get sessionId() {
      return visitor.sessionId
    },
    authoring: pageKeys.isPreview,
    editing: editor?.session,
    ...createContentMethods(editor?.reporting(loader) ?? loader, observations),
    ...createActions(),
    ...tracking,
    startPageView() {
      assignments.startPageView()
      startPageView()
    },
    getUserAttributes: userAttributes.get,
    setUserAttributes: userAttributes.set,
    onUserAttributes: userAttributes.subscribe,
    setConsent: permission.setConsent,
    destroy() {
      destroy()
      editor?.destroy()
      requests.abort(new DOMException('The client was destroyed.', 'AbortError'))
      observations.complete()
      lastAnswers.destroy()
      assignments.destroy()
      userAttributes.destroy()
      visitor.destroy()
      permission.destroy()
    },
  }
}

function addressOf({ origin, pathname, search }: Location): string {
  return `${origin}${pathname}${search}`
}
