import { createEmitter, type Emitter } from '../../utils/createEmitter'
import type { PageKeys } from '../pageKeys/PageKeys'
import type { EditorComponent, EditorEvents, EditorSession } from './EditorSession'

/** An {@link EditorSession} with the side that the editor's messages drive. */
export interface EditorSessionSource extends EditorSession {
  readonly components: readonly EditorComponent[]
  emit: Emitter<EditorEvents>['emit']
  edit(model: string): void
}

/** Starts with the model that the page's URL names. */
export function createEditorSession({
  frameEditing,
  editing,
  preview,
}: PageKeys): EditorSessionSource {
  const { on, emit } = createEmitter<EditorEvents>()
  // `true` only says that there is an editor.
  let model = [frameEditing, editing, preview].find((name) => name && name !== 'true')
  let components: readonly EditorComponent[] = []

  return {
    get model() {
      return model
    },
    get components() {
      return components
    },
    on,
    emit,
    edit(name) {
      model = name
    },
    setComponents(list) {
      components = list
    },
  }
}
