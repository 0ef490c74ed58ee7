import { vi } from 'vitest'
import type { Client } from '../../client/Client'
import { createEditorSession } from '../../client/editor/createEditorSession'
import { readPageKeys } from '../../client/pageKeys/readPageKeys'

/** A client whose page is being edited, its session, and what was sent to the editor. */
export function fakeAuthor() {
  const send = vi.fn<Parameters<typeof createEditorSession>[1]>()
  const editing = createEditorSession(readPageKeys('?builder.frameEditing=page'), send)
  const client = {
    editing,
    options: { autoTrack: false },
    getUserAttributes: () => ({}),
    reportClick() {},
    keepShown: () => () => {},
  }
  return { editing, send, client: client as unknown as Client }
}
