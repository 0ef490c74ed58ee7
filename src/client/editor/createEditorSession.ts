import type { BlockAnimation } from '../../content/types'
import { createListeners } from '../../utils/createListeners'
import type { PageKeys } from '../pageKeys/readPageKeys'

/** Requests of the editor to renderers, by name. */
export interface EditorEvents {
  /** The state of all entries of a model becomes `state`; what it had before is gone. */
  resetState: {
    /** Name of the model. */
    readonly model: string
    /** The new state. */
    readonly state: { readonly [key: string]: unknown }
  }
  /** As `resetState`, for the entry inside of one symbol. */
  resetSymbolState: {
    /** Id of the symbol's block, as it stands in the entry. */
    readonly id: string
    /** The new state. */
    readonly state: { readonly [key: string]: unknown }
  }
  /** An animation is shown as if the page had just loaded, whatever triggers it for visitors. */
  triggerAnimation: {
    /** Id of the block that moves, as it stands in the entry. */
    readonly elementId: string
    /** The animation to play. */
    readonly animation: BlockAnimation
  }
}

/** A block as the editor offers it to authors. JSON drops values that it cannot hold. */
export interface EditorComponent {
  /** A registered block name. */
  readonly name: string
  readonly [field: string]: unknown
}

/**
 * The editor that frames a page, as rendering code uses it. Updates of content come by
 * `Client.observe`.
 */
export interface EditorSession {
  /** Model that is being edited; `undefined` until the editor names one. */
  readonly model: string | undefined
  /** Calls `listener` each time the editor asks for it. Returns the undo. */
  on<Name extends keyof EditorEvents>(
    name: Name,
    listener: (detail: EditorEvents[Name]) => void,
  ): () => void
  /** Says which blocks content may use, in place of what was said before. */
  setComponents(components: readonly EditorComponent[]): void
  /** Functions of the site that content may call by name, as in `cart.add`. */
  globals: readonly string[]
}

/** An {@link EditorSession} with the side that the editor's messages drive. */
export interface EditorSessionSource extends EditorSession {
  model: string | undefined
  components: readonly EditorComponent[]
  emit<Name extends keyof EditorEvents>(name: Name, detail: EditorEvents[Name]): void
}

/** Starts with the model that the page's URL names. */
export function createEditorSession(keys: PageKeys): EditorSessionSource {
  const events = createListeners<readonly [name: keyof EditorEvents, detail: unknown]>()
  const session: EditorSessionSource = {
    on: (wanted, listener) =>
      events.add(([name, detail]) => {
        if (name === wanted) listener(detail as EditorEvents[typeof wanted])
      }),
    emit: (name, detail) => events.notify([name, detail]),
    // `true` only says that there is an editor.
    model: [keys.frameEditing, keys.editing, keys.preview].find((name) => name && name !== 'true'),
    components: [],
    globals: [],
    setComponents(list) {
      session.components = list
    },
  }
  return session
}
