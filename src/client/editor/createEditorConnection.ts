import { hasOwn } from '../../utils/hasOwn'
import { toError } from '../../utils/toError'
import { warnOnce } from '../../utils/warn'
import type { ContentLoader } from '../content/contentLoader'
import type { Observations } from '../content/observations'
import type { PageKeys } from '../pageKeys/readPageKeys'
import type { Assignments } from '../variations/assignments'
import type { VisitorAttributes } from '../visitor/userAttributes'
import { createEditorChannel } from './createEditorChannel'
import type { EditorSession } from './createEditorSession'
import { createEditorSession } from './createEditorSession'
import { createMessageHandlers } from './createMessageHandlers'
import { createReportingLoader } from './createReportingLoader'

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
