import { hasOwn } from '../../utils/hasOwn'
import { toError } from '../../utils/toError'
import { warnOnce } from '../../utils/warn'
import type { ContentLoader } from '../content/contentLoader'
import type { Observations } from '../content/observations'
import type { PageKeys } from '../pageKeys/readPageKeys'
import { jsonSnapshot } from '../tracking/jsonSnapshot'
import type { Assignments } from '../variations/assignments'
import type { VisitorAttributes } from '../visitor/userAttributes'
import { createEditorChannel, type EditorChannel } from './createEditorChannel'
import { createEditorSession, type EditorSession } from './createEditorSession'
import { createMessageHandlers } from './createMessageHandlers'

/** What binds a client to the editor around its page. */
export interface EditorConnection {
  readonly session: EditorSession
  /** Makes a loader that keeps the editor informed. */
  reporting(loader: ContentLoader): ContentLoader
  /** Leaves the page as if there had been no editor. Safe to call twice. */
  destroy(): void
}

/** What {@link createEditorConnection} works with. */
export interface EditorConnectionParts {
  readonly window: Window
  /** Origin of the editor, as `editorOrigin` knows it. */
  readonly origin: string
  readonly apiKey: string
  readonly pageKeys: PageKeys
  readonly observations: Observations
  readonly assignments: Assignments
  readonly userAttributes: VisitorAttributes
}

/**
 * Listens to the editor around the page, does what it asks for, and tells it what is shown.
 *
 * Only for pages that are being edited: on others nothing listens.
 */
export function createEditorConnection(parts: EditorConnectionParts): EditorConnection {
  const { window, origin, apiKey, observations } = parts
  const session = createEditorSession(parts.pageKeys)
  const marks = new Set<string>()

  function markBody(className: string, on: boolean): void {
    marks.add(className)
    window.document.body?.classList.toggle(className, on)
  }

  const { send, close } = createEditorChannel(window, origin, (name, data) => {
    if (!hasOwn(handlers, name)) return
    try {
      handlers[name]?.(data)
    } catch (error) {
      const reason = toError(error).message
      warnOnce(`message "${name}" of the editor changed nothing: ${reason}`)
    }
  })
  const handlers = createMessageHandlers({ ...parts, send, session, markBody })
  send('loaded', { value: true })

  return {
    session,
    reporting: (loader) => createReportingLoader(loader, { send, apiKey, session, observations }),
    destroy() {
      close()
      for (const className of marks) markBody(className, false)
    },
  }
}

/** What {@link createReportingLoader} works with. */
export interface ReportingLoaderParts {
  readonly send: EditorChannel['send']
  readonly apiKey: string
  readonly session: Pick<EditorSession, 'model'>
  readonly observations: Pick<Observations, 'isFrozen'>
}

/**
 * Makes a loader that tells the editor which models are observed, what is asked for, and what came.
 *
 * Of the model that is being edited it tells before and after, of answers whatever the model.
 * Entries that were handed in instead of fetched are nothing to tell of.
 */
export function createReportingLoader(
  loader: ContentLoader,
  { send, apiKey, session, observations }: ReportingLoaderParts,
): ContentLoader {
  const announced = new Set<string>()

  function announce(modelName: string): void {
    // Content that was handed in may come without a model.
    if (!modelName || announced.has(modelName)) return
    announced.add(modelName)
    send('sdkInjected', { modelName, apiKey })
  }

  return {
    ...loader,
    async entries(item) {
      const { method, model, key, request } = item
      if (method === 'observe') announce(model)
      if (request.content) return loader.entries(item)

      // Headers may hold what is nobody else's business, the editor's neither.
      const { fetchOptions, ...options } = request
      if (model === session.model) send('updateContent', { options: jsonSnapshot(options) })
      const answer = await loader.entries(item)
      if (observations.isFrozen(model)) return answer

      if (model === session.model) {
        send('updateContent', { options: jsonSnapshot({ ...options, model, key }) })
      }
      send('contentResults', { results: answer.results })
      return answer
    },
  }
}
