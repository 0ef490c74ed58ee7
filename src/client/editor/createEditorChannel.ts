import { getPath } from '../../utils/safePath'

/** Messages between this page and the editor around it. */
export interface EditorChannel {
  /** Sends to the editor's origin, and to no other. Takes what windows can exchange. */
  send(name: SentMessage, data: unknown): void
  /** Hears and says nothing any more. */
  close(): void
}

/** Names of the messages that the editor gets. */
export type SentMessage =
  | 'loaded'
  | 'sdkInjected'
  | 'updateContent'
  | 'contentResults'
  | 'pong'
  | 'components'
  | 'globals'

const PREFIX = 'builder.'

/**
 * Hears the window around this one, as long as it is of `origin`, and no other: no frame beside or
 * inside this page, and not the page itself.
 *
 * @param receive - Called with a message's name, without `builder.`, and whatever it carries.
 */
export function createEditorChannel(
  window: Window,
  origin: string,
  receive: (name: string, data: unknown) => void,
): EditorChannel {
  const { parent } = window
  let isOpen = true

  function hear(event: MessageEvent<unknown>): void {
    if (event.source !== parent || event.origin !== origin) return
    const type = getPath(event.data, ['type'])
    if (typeof type !== 'string' || !type.startsWith(PREFIX)) return
    receive(type.slice(PREFIX.length), getPath(event.data, ['data']))
  }

  window.addEventListener('message', hear)
  return {
    send(name, data) {
      if (isOpen) parent.postMessage({ type: PREFIX + name, data }, origin)
    },
    close() {
      isOpen = false
      window.removeEventListener('message', hear)
    },
  }
}
