import { jsonSnapshot } from '../../content/jsonSnapshot'
import type { BlockAnimation } from '../../content/types'
import { createListeners } from '../../utils/timing/createListeners'
import type { PageKeys } from '../pageKeys/readPageKeys'
import { componentMessage } from './componentMessage'
import type { EditorComponent } from './editorComponents'

/** Names of messages that the editor receives. */
type SentMessage =
  | 'loaded'
  | 'sdkInjected'
  | 'updateContent'
  | 'contentResults'
  | 'pong'
  | 'components'
  | 'isReactSdk'
  | 'sdkInfo'
  | 'animatorOptions'
  | 'registerComponent'
  | 'registerAction'
  | 'state'
  | 'evaluateError'
  | 'clickEmptyBlocks'
  | 'hoverEmptyBlocks'

/**
 * Sends a message to the editor. The name has no `builder.` prefix; the data must be cloneable.
 */
export type SendMessage = (name: SentMessage, data: unknown) => void

/** Requests from the editor to renderers, by name. */
export interface EditorEvents {
  /** Replaces the state of all entries of a model. */
  resetState: {
    /** Name of the model. */
    readonly model: string
    /** The new state. */
    readonly state: { readonly [key: string]: unknown }
  }
  /** Like `resetState`, for the entry inside one symbol. */
  resetSymbolState: {
    /** Id of the symbol's block in the entry. */
    readonly id: string
    /** The new state. */
    readonly state: { readonly [key: string]: unknown }
  }
  /** Asks for the state of every entry. */
  getState: unknown
  /** Plays an animation at once, regardless of its trigger. */
  triggerAnimation: {
    /** Id of the animated block in the entry. */
    readonly elementId: string
    /** The animation to play. */
    readonly animation: BlockAnimation
  }
}

/**
 * Interface between rendering code and the editor that frames the page. Content updates arrive
 * through `Client.observe`.
 */
export interface EditorSession {
  /** Model being edited; `undefined` until the editor names one. */
  readonly model: string | undefined
  /** Calls `listener` for each such request of the editor. Returns the undo. */
  on<Name extends keyof EditorEvents>(
    name: Name,
    listener: (detail: EditorEvents[Name]) => void,
  ): () => void
  /**
   * Replaces the list of blocks that content may use.
   *
   * @param own - Those that the editor does not know yet: the site's own. They are announced to it.
   */
  setComponents(components: readonly EditorComponent[], own?: readonly EditorComponent[]): void
  /** Sends the state of an entry, as the answer to `getState`. */
  showState(shown: ShownState): void
  /** Sends that an author points at an empty list of blocks, where the editor offers blocks. */
  pointAtEmpty(how: 'click' | 'hover', list: EmptyList): void
}

/** A list without blocks, in an option of a block or among its children. */
export interface EmptyList {
  /** Id of the block; absent for the list of the entry itself. */
  readonly parentElementId: string | undefined
  /** Path of the list in the block, such as `component.options.columns.0.blocks`. */
  readonly dataPath: string | undefined
}

/** State of an entry, for an author to inspect. */
export interface ShownState {
  /** Name of the entry's model. */
  readonly model: string
  /** Id of the entry. */
  readonly contentId?: string | undefined
  /** Copied as JSON: functions are left out. */
  readonly state: { readonly [key: string]: unknown }
}

/** An {@link EditorSession} with the members that the editor's messages change. */
export interface EditorSessionSource extends EditorSession {
  model: string | undefined
  components: readonly EditorComponent[]
  /**
   * Tells the editor of blocks, unless it has been told.
   *
   * @param shownModel - The model that the page shows, for an editor that names none.
   */
  announce(shownModel?: string): void
  emit<Name extends keyof EditorEvents>(name: Name, detail: EditorEvents[Name]): void
}

/** Creates a session for the model that the page's URL names. */
export function createEditorSession(keys: PageKeys, send: SendMessage): EditorSessionSource {
  const announced = new Map<string, string>()
  let ownComponents: readonly EditorComponent[] = []
  let firstShown: string | undefined
  const events = createListeners<readonly [name: keyof EditorEvents, detail: unknown]>()
  const session: EditorSessionSource = {
    on: (wanted, listener) =>
      events.add(([name, detail]) => {
        if (name === wanted) listener(detail as EditorEvents[typeof wanted])
      }),
    emit: (name, detail) => events.notify([name, detail]),
    // `true` marks an editor but names no model.
    model: [keys.frameEditing, keys.editing, keys.preview].find((name) => name && name !== 'true'),
    components: [],
    setComponents(list, own = list) {
      session.components = list
      ownComponents = own
      session.announce()
    },
    announce(shownModel) {
      firstShown ??= shownModel
      const model = session.model ?? firstShown
      for (const component of ownComponents) {
        const { name, models } = component
        // Blocks for some models wait until one is known.
        if (Array.isArray(models) && models.length > 0 && !models.includes(model)) continue
        const data = componentMessage(component)
        const text = JSON.stringify(data)
        if (announced.get(name) === text) continue
        announced.set(name, text)
        send('registerComponent', data)
      }
    },
    pointAtEmpty: (how, list) => send(`${how}EmptyBlocks`, list),
    showState: ({ state, ...shown }) => send('state', { ...shown, state: jsonSnapshot(state) }),
  }
  return session
}
