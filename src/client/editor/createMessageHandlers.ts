import { jsonSnapshot } from '../../content/jsonSnapshot'
import { parseContent } from '../../content/parseContent'
import { type PatchesById, patchEntry } from '../../content/patchEntry'
import { BLOCK_TYPE, type ContentEntry } from '../../content/types'
import { filterFields } from '../../utils/values/filterFields'
import { isRecord } from '../../utils/values/isRecord'
import { getPath, getText, isSafeKey } from '../../utils/values/safePath'
import type { Observations } from '../content/observations'
import type { Assignments } from '../variations/assignments'
import type { VisitorAttributes } from '../visitor/userAttributes'
import { componentMessage } from './componentMessage'
import type { EditorEvents, EditorSessionSource, SendMessage } from './createEditorSession'

/** Handlers by message name, without the `builder.` prefix. Each accepts any data. */
export type MessageHandlers = Readonly<Record<string, (data: unknown) => void>>

export interface MessageHandlerDependencies {
  readonly send: SendMessage
  readonly session: EditorSessionSource
  readonly observations: Observations
  readonly assignments: Pick<Assignments, 'override'>
  readonly userAttributes: Pick<VisitorAttributes, 'override'>
  /** Adds a class to the page's body, or removes it. */
  readonly markBody: (className: string, isMarked: boolean) => void
}

const NO_CODE = 'SiteBlocks runs no code of messages. Ask for the state with builder.getState.'

/** Fields that may name the target of new content. The first non-empty one is used. */
const NAMES = ['key', 'alias', 'entry', 'modelName']

/**
 * Creates handlers for all messages of the editor.
 *
 * A message without its required fields changes nothing. Invalid content throws a `ContentError`.
 */
export function createMessageHandlers(parts: MessageHandlerDependencies): MessageHandlers {
  const { send, session, observations, assignments, userAttributes, markBody } = parts

  function changeShown(change: (entry: ContentEntry) => unknown): void {
    // The parsed copy shares unchanged parts, so only changed parts render again.
    observations.change((entry) => parseContent(change(entry)))
  }

  const marking = (className: string) => (data: unknown) => {
    if (typeof data === 'boolean') markBody(className, data)
  }

  return {
    ping: () => send('pong', {}),
    getComponents: () => send('components', session.components.map(componentMessage)),
    getState: () => session.emit('getState', undefined),
    evaluate: (data) =>
      send('evaluateError', { id: jsonSnapshot(getPath(data, 'id')), error: NO_CODE }),

    contentUpdate(data) {
      const name = NAMES.map((field) => getText(data, field)).find(Boolean)
      if (name) observations.publish(name, [parseContent(getPath(data, 'data'))])
    },
    patchUpdates(data) {
      const patches = recordAt(data, 'data')
      if (patches) changeShown((entry) => patchEntry(entry, patches as PatchesById))
    },
    configureSdk(data) {
      const contentId = getText(data, 'contentId')
      const breakpoints = recordAt(data, 'breakpoints')
      if (!contentId || !breakpoints) return
      changeShown((entry) =>
        entry.id === contentId ? { ...entry, meta: { ...entry.meta, breakpoints } } : entry,
      )
    },
    blockContentLoading(data) {
      const model = getText(data, 'model')
      if (model) observations.freeze(model)
    },

    overrideUserAttributes(data) {
      const attributes = recordAt(data, '')
      if (!attributes) return
      userAttributes.override(attributes)
      observations.reload()
    },
    overrideTestGroup(data) {
      const contentId = getText(data, 'contentId')
      const variationId = getText(data, 'variationId')
      if (!contentId || !variationId) return
      assignments.override(contentId, variationId)
      observations.reload()
    },

    editingModel(data) {
      const model = getText(data, 'model')
      if (!model) return
      session.model = model
      session.announce()
    },
    editingMode: marking('builder-editing'),
    editingPageMode: marking('builder-editing-page'),

    resetState(data) {
      const model = getText(data, 'model')
      const state = recordAt(data, 'state')
      if (model && state) session.emit('resetState', { model, state })
    },
    resetSymbolState(data) {
      const id = getText(data, 'state.id')
      const state = recordAt(data, 'state.state')
      if (id && state) session.emit('resetSymbolState', { id, state })
    },
    triggerAnimation(data) {
      const wanted = readAnimation(data)
      if (wanted) session.emit('triggerAnimation', wanted)
    },
  }
}

/** Returns the object at `path` in a message, without keys that reach a prototype. */
export function recordAt(data: unknown, path: string): Record<string, unknown> | undefined {
  const value = getPath(data, path)
  return isRecord(value) ? filterFields(value, isSafeKey) : undefined
}

/** Parses an animation that names its block; `undefined` when it is invalid. */
export function readAnimation(data: unknown): EditorEvents['triggerAnimation'] | undefined {
  const fields = recordAt(data, '')
  const elementId = getText(fields, 'elementId') ?? getText(fields, 'id')
  if (elementId === undefined) return undefined
  // Animations are checked only inside a block, so this wraps it in one.
  const block = { '@type': BLOCK_TYPE, animations: [{ ...fields, trigger: 'pageLoad' }] }
  const { blocks = [] } = parseContent({ data: { blocks: [block] } }).data
  const [animation] = blocks[0]?.animations ?? []
  return animation && { elementId, animation }
}
