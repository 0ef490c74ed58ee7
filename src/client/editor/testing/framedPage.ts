import { expect, vi } from 'vitest'
import type { ContentEntry } from '../../../content/types'
import type { Client } from '../../Client'
import { createContentPage, flushPromises } from '../../testing/contentPage'

export const EDITOR_ORIGIN = 'https://builder.io'

/** Origin and window of a message; by default the editor that frames the page. */
interface Sender {
  readonly source?: unknown
  readonly origin?: string
}

export function createFramedPage({
  search = '?builder.frameEditing=page',
  isFramed = true,
}: {
  readonly search?: string
  readonly isFramed?: boolean
} = {}) {
  const page = createContentPage({ url: `https://shop.example.com/${search}` })
  const listeners = new Set<(event: unknown) => void>()
  const bodyClasses = new Set<string>()
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
  const { addEventListener, removeEventListener } = page.window

  Object.assign(page.window, {
    parent: isFramed ? parent : page.window,
    postMessage: parent.postMessage,
    addEventListener(type: string, listener: () => void) {
      if (type === 'message') listeners.add(listener)
      else addEventListener(type, listener)
    },
    removeEventListener(type: string, listener: () => void) {
      if (type === 'message') listeners.delete(listener)
      else removeEventListener(type, listener)
    },
  })
  Object.assign(page.window.document, {
    referrer: `${EDITOR_ORIGIN}/content/1`,
    body: {
      classList: {
        toggle: (name: string, on: boolean) =>
          on ? bodyClasses.add(name) : bodyClasses.delete(name),
        remove: (name: string) => bodyClasses.delete(name),
      },
    },
  })

  function receiveAnything(data: unknown, sender: Sender = {}): void {
    const event = { source: parent, origin: EDITOR_ORIGIN, data, ...sender }
    for (const listener of [...listeners]) listener(event)
  }

  return {
    ...page,
    parent,
    bodyClasses,
    messageListeners: () => listeners.size,
    /** Sends the page a message of any form. */
    receiveAnything,
    /** Sends the page the message `builder.{name}`. */
    hear(name: string, data?: unknown, sender?: Sender) {
      receiveAnything({ type: `builder.${name}`, data }, sender)
    },
    /** Returns and clears the messages sent so far. Fails if one was not for the editor alone. */
    takeSent() {
      const { calls } = parent.postMessage.mock
      return calls.splice(0).map(([message, origin]) => {
        expect(origin).toBe(EDITOR_ORIGIN)
        const { type, data } = structuredClone(message) as { type: string; data: unknown }
        return [type.replace(/^builder\./, ''), data]
      })
    },
  }
}

/** Observes `model`, and records what it shows. */
export function watchModel(client: Client, model = 'page') {
  const shown: (readonly ContentEntry[])[] = []
  const observable = client.observe(model)
  const stop = observable.subscribe({ next: (entries) => void shown.push(entries) })
  return { observable, shown, stop, last: () => shown[shown.length - 1] }
}

/** Opens a framed page that shows `results`, and clears the messages sent so far. */
export async function startEditing(results: readonly ContentEntry[]) {
  const page = createFramedPage()
  page.answer.mockReturnValue({ results })
  const client = page.client()
  const watched = watchModel(client)
  await flushPromises()
  page.takeSent()
  expect(watched.shown).toEqual([results])
  return { page, client, ...watched }
}
