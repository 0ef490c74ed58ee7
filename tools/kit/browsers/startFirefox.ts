import { once } from 'node:events'
import { WebSocket } from 'ws'
import { startProcess } from '../commands/startProcess'
import type { Engine } from './Engine'
import { inputActions } from './inputActions'

/** Fields of WebDriver BiDi answers that we read. */
interface Answer {
  readonly context: string
  readonly userContext: string
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

type Send = (method: string, params?: object) => Promise<Answer>

/** Headless Firefox, driven by its built-in WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const firefox = startProcess(path, (profile) => [
    ...['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
  ])
  const socket = new WebSocket(`${await firefox.said(/BiDi listening on (\S+)/)}/session`)
  await once(socket, 'open')
  const send = createSend(socket)
  await send('session.new', { capabilities: {} })

  return {
    async openWindow() {
      const { userContext } = await send('browser.createUserContext')
      const openPage = async (): Promise<string> => {
        const { context } = await send('browsingContext.create', { type: 'tab', userContext })
        return context
      }
      let context = await openPage()
      const act = async (source: object): Promise<void> => {
        await send('input.performActions', { context, actions: [source] })
      }
      return {
        async goTo(url) {
          await send('browsingContext.navigate', { context, url, wait: 'complete' })
        },
        async evaluate(expression) {
          const { result, exceptionDetails } = await send('script.evaluate', {
            expression,
            target: { context },
            awaitPromise: true,
          })
          if (result) return result.value
          throw new Error(exceptionDetails?.text)
        },
        movePointer: (x, y) => act(inputActions.move(x, y)),
        pressPointer: () => act(inputActions.press()),
        releasePointer: () => act(inputActions.release()),
        pressKey: (key) => act(inputActions.key(key)),
        async resize(width, height) {
          await send('browsingContext.setViewport', { context, viewport: { width, height } })
        },
        async closePage() {
          const closed = context
          context = await openPage()
          await send('browsingContext.close', { context: closed })
        },
        async close() {
          await send('browser.removeUserContext', { userContext })
        },
      }
    },
    async close() {
      socket.terminate()
      await firefox.stop()
    },
  }
}

function createSend(socket: WebSocket): Send {
  let last = 0
  const waiting = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (error: Error) => void }
  >()
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const sent = waiting.get(id)
    if (!sent) return
    waiting.delete(id)
    if (type === 'success') sent.resolve(result)
    else sent.reject(new Error(`${error}: ${message}`))
  })
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
