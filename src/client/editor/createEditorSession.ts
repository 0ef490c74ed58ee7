import type { BlockAnimation } from '../../content/types'
import { createListeners } from '../../utils/createListeners'
import type { PageKeys } from '../pageKeys/readPageKeys'
import type { EditorComponent } from './editorComponents'

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
  /** Replaces the list of blocks that content may use. */
  setComponents(components: readonly EditorComponent[]): void
  /** Functions of the site that content may call by name, as in `cart.add`. */
  globals: readonly string[]
}

/** An {@link EditorSession} with the members that the editor's messages change. */
export interface EditorSessionSource extends EditorSession {
  model: string | undefined
  components: readonly EditorComponent[]
  emit<Name extends keyof EditorEvents>(name: Name, detail: EditorEvents[Name]): void
}

/** Creates a session for the model that the page's URL names. */
export function createEditorSession(keys: PageKeys): EditorSessionSource {
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
    globals: [],
    setComponents(list) {
      session.components = list
    },
  }
  return session
}
