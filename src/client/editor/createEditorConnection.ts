import { jsonSnapshot } from '../../content/jsonSnapshot'
import { toError } from '../../utils/problems/toError'
import { warnOnce } from '../../utils/problems/warn'
import { listen } from '../../utils/timing/listen'
import { onePer } from '../../utils/values/onePer'
import { ownValue } from '../../utils/values/ownValue'
import { getPath, getText } from '../../utils/values/safePath'
import { version } from '../../utils/values/version'
import type { ContentReports } from '../content/contentLoader'
import type { Observations } from '../content/observations'
import type { ActionRegistry, EditorAction } from '../page/actions'
import type { PageKeys } from '../pageKeys/readPageKeys'
import type { ContentItem } from '../requests/contentItem'
import type { Assignments } from '../variations/assignments'
import type { VisitorAttributes } from '../visitor/userAttributes'
import { functionText } from './componentMessage'
import {
  createEditorSession,
  type EditorSession,
  type EditorSessionSource,
  type SendMessage,
} from './createEditorSession'
import { createMessageHandlers } from './createMessageHandlers'

/** Connection of a client to the editor that frames its page. */
export interface EditorConnection {
  readonly session: EditorSession
  readonly reports: ContentReports
  /** Removes all traces of the editor from the page. Later calls do nothing. */
  destroy(): void
}

export interface EditorConnectionDependencies {
  readonly window: Window
  /** Origin of the editor, from `editorOrigin`. */
  readonly origin: string
  readonly apiKey: string
  readonly pageKeys: PageKeys
  readonly observations: Observations
  readonly assignments: Assignments
  readonly userAttributes: VisitorAttributes
  readonly followActions: ActionRegistry['followActions']
}

const PREFIX = 'builder.'

/**
 * Handles messages from the editor that frames the page, and reports the page's content to it.
 *
 * Listens only on pages that are being edited. Accepts messages only from the parent window and
 * `origin`, never from sibling frames, child frames or the page itself. Sends only to `origin`.
 */
export function createEditorConnection(parts: EditorConnectionDependencies): EditorConnection {
  const { window, origin, observations } = parts
  const { parent } = window
  const marks = new Set<string>()
  let isOpen = true

  function markBody(className: string, isMarked: boolean): void {
    marks.add(className)
    window.document.body?.classList.toggle(className, isMarked)
  }

  const send: SendMessage = (name, data) => {
    if (isOpen) parent.postMessage({ type: PREFIX + name, data }, origin)
  }

  const session = createEditorSession(parts.pageKeys, send)
  const handlers = createMessageHandlers({ ...parts, send, session, markBody })

  function receive(event: MessageEvent<unknown>): void {
    if (event.source !== parent || event.origin !== origin) return
    const type = getText(event.data, ['type'])
    if (!type?.startsWith(PREFIX)) return
    const name = type.slice(PREFIX.length)
    try {
      ownValue(handlers, name)?.(getPath(event.data, ['data']))
    } catch (error) {
      const reason = toError(error).message
      warnOnce(`the editor's message "${name}" was ignored: ${reason}`)
    }
  }

  const stopListening = listen(window, 'message', receive)
  const introduce = introductionOn(window)
  introduce(send, 'isReactSdk', { value: true, ...ABILITIES, supportsGlobalSymbols: true })
  introduce(send, 'animatorOptions', { options: { version: 2 } })
  introduce(send, 'loaded', { value: true })
  const unfollow = parts.followActions((offered) => send('registerAction', actionMessage(offered)))
  const reports = createReports(parts, send, session)
  // The module build may load this late.
  for (const [item, entries] of observations.list()) {
    reports.asking(item)
    if (entries) reports.answered(item, entries)
  }

  return {
    session,
    reports,
    destroy() {
      isOpen = false
      unfollow()
      stopListening()
      for (const className of marks) window.document.body?.classList.remove(className)
    },
  }
}

/** Abilities that the editor relies on, in the names of the builder's clients. */
const ABILITIES = {
  supportsPatchUpdates: 'v4',
  supportsCustomBreakpoints: true,
  supportsXSmallBreakpoint: true,
  blockLevelPersonalization: true,
  version,
}

/** Sends each message once per page, whatever the number of clients. */
const introductionOn = onePer((_page: Window) => {
  const sent = new Set<string>()
  return (send: SendMessage, name: Parameters<SendMessage>[0], data: object) => {
    if (!sent.has(name)) send(name, data)
    sent.add(name)
  }
})

/** An action as the editor offers it to authors: `action` returns the code that runs it. */
function actionMessage(offered: string | EditorAction): unknown {
  const code = JSON.stringify(`builder.runAction(${JSON.stringify(offered)})`)
  const { action, ...fields } =
    typeof offered === 'string' ? { name: offered, action: `() => ${code}` } : offered
  const text = functionText(action)
  return jsonSnapshot({ id: fields.name, kind: 'any', inputs: [], ...fields, action: text })
}

/**
 * Reports observed models, requests and responses to the editor.
 *
 * A request is reported before and after its response, if its model is being edited; responses are
 * reported for every model. Entries that the page provides are not reported.
 */
function createReports(
  { window, apiKey, observations }: EditorConnectionDependencies,
  send: SendMessage,
  session: EditorSessionSource,
): ContentReports {
  const introduce = introductionOn(window)
  const announced = new Set<string>()

  // Headers may contain secrets, which the editor must not see.
  function update({ request: { fetchOptions, ...options } }: ContentItem, more?: object): void {
    send('updateContent', { options: jsonSnapshot({ ...options, ...more }) })
  }

  return {
    asking(item) {
      const { method, model: modelName, request } = item
      // Content that the page provides may have no model.
      if (method === 'observe' && modelName && !announced.has(modelName)) {
        announced.add(modelName)
        introduce(send, 'sdkInfo', {
          target: 'react',
          ...ABILITIES,
          supportsAddBlockScoping: true,
          modelName,
          apiKey,
        })
        send('sdkInjected', { modelName, apiKey })
        if (!request.nested) session.announce(modelName)
      }
      if (!request.content && modelName === session.model) update(item)
    },
    answered(item, results) {
      const { model, key } = item
      if (observations.isFrozen(item)) return
      if (model === session.model) update(item, { model, key })
      send('contentResults', { results })
    },
  }
}
