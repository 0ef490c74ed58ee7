import { createEditorlessClient } from '../../src/client/createEditorlessClient'
import type { createEditorConnection } from '../../src/client/editor/createEditorConnection'
import type { ClientEnvironment, ClientOptions } from '../../src/index'
import { toError } from '../../src/utils/problems/toError'
import { createListeners } from '../../src/utils/timing/createListeners'
import type { WidgetClient } from '../page/Renderer'

/** The code that connects to an editor, in a part of its own. */
interface EditorCode {
  /** Returns the code if it has been loaded. */
  find(): typeof createEditorConnection | undefined
  load(): Promise<void>
}

/** Creates a client that loads the code that connects to an editor when there is one. */
export function createLateEditorClient(
  options: ClientOptions,
  environment: ClientEnvironment,
  { find, load }: EditorCode,
): WidgetClient {
  const late = createListeners<Error | undefined>()
  let loading: Promise<void> | undefined
  const client = createEditorlessClient(options, environment, (connectEditor) => {
    const found = find()
    if (found) return found
    loading ??= load()
      .then(
        () => {
          connectEditor()
          late.notify(undefined)
        },
        (error) => late.notify(toError(error)),
      )
      .finally(() => {
        loading = undefined
      })
    return undefined
  })
  const { onPageView } = client
  return Object.assign(client, {
    onLateEditor: late.add,
    // The editor must be connected before the requests of a new view, which it is told of.
    onPageView: (listener: Parameters<typeof onPageView>[0]) =>
      onPageView((cause) => {
        if (loading) loading.then(() => listener(cause))
        else listener(cause)
      }),
  })
}
