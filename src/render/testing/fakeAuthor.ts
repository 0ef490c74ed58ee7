import { vi } from 'vitest'
import { createEditorSession } from '../../client/editor/createEditorSession'
import { readPageKeys } from '../../client/pageKeys/readPageKeys'
import { fakeClient } from './fakeClient'

/** A client whose page is being edited, its session, and what was sent to the editor. */
export function fakeAuthor() {
  const send = vi.fn<Parameters<typeof createEditorSession>[1]>()
  const editing = createEditorSession(readPageKeys('?builder.frameEditing=page'), send)
  const client = fakeClient({ editing, options: { autoTrack: false } })
  return { editing, send, client }
}
