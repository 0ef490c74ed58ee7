import { hasOwn } from '../../utils/hasOwn'
import { getPath, getText } from '../../utils/safePath'
import { toError } from '../../utils/toError'
import { warnOnce } from '../../utils/warn'
import type { ContentItem } from '../content/contentItem'
import type { ContentReports } from '../content/contentLoader'
import type { Observations } from '../content/observations'
import type { PageKeys } from '../pageKeys/readPageKeys'
import { jsonSnapshot } from '../tracking/jsonSnapshot'
import type { Assignments } from '../variations/assignments'
import type { VisitorAttributes } from '../visitor/userAttributes'
import { createEditorSession, type EditorSession } from './createEditorSession'
import { createMessageHandlers, type SendMessage } from './createMessageHandlers'

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
}

const PREFIX = 'builder.'

/**
 * Handles messages from the editor that frames the page, and reports the page's content to it.
 *
 * Listens only on pages that are being edited. Accepts messages only from the parent window and
 * `origin`, never from sibling frames, child frames or the page itself. Sends only to `origin`.
 */
export function createEditorConnection(parts: EditorConnectionDependencies): EditorConnection {
  const { window, origin, apiKey, observations } = parts
  const { parent } = window
  const session = createEditorSession(parts.pageKeys)
  const marks = new Set<string>()
  let isOpen = true

  function markBody(className: string, isMarked: boolean): void {
    marks.add(className)
    window.document.body?.classList.toggle(className, isMarked)
  }

  const send: SendMessage = (name, data) => {
    if (isOpen) parent.postMessage({ type: PREFIX + name, data }, origin)
  }

  const handlers = createMessageHandlers({ ...parts, send, session, markBody })

  function receive(event: MessageEvent<unknown>): void {
    if (event.source !== parent || event.origin !== origin) return
    const type = getText(event.data, ['type'])
    if (!type?.startsWith(PREFIX)) return
    const name = type.slice(PREFIX.length)
    if (!hasOwn(handlers, name)) return
    try {
      handlers[name]?.(getPath(event.data, ['data']))
    } catch (error) {
      const reason = toError(error).message
      warnOnce(`the editor's message "${name}" was ignored: ${reason}`)
    }
  }

  window.addEventListener('message', receive)
  send('loaded', { value: true })

  return {
    session,
    reports: createReports(send, apiKey, session, observations),
    destroy() {
      isOpen = false
      window.removeEventListener('message', receive)
      for (const className of marks) window.document.body?.classList.remove(className)
    },
  }
}

/**
 * Reports observed models, requests and responses to the editor.
 *
 * A request is reported before and after its response, if its model is being edited; responses are
 * reported for every model. Entries that the page provides are not reported.
 */
function createReports(
  send: SendMessage,
  apiKey: string,
  session: EditorSession,
  observations: Observations,
): ContentReports {
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
        send('sdkInjected', { modelName, apiKey })
      }
      if (!request.content && modelName === session.model) update(item)
    },
    answered(item, results) {
      const { model, key } = item
      if (observations.isFrozen(model)) return
      if (model === session.model) update(item, { model, key })
      send('contentResults', { results })
    },
  }
}
