import { startProcess } from '../commands/startProcess'
import { freePort } from '../servers/freePort'
import { waitFor } from '../servers/waitFor'
import type { Engine, EngineWindow } from './Engine'
import type { WebKitPaths } from './findEngines.mjs'
import { inputActions } from './inputActions'

/**
 * WebKitGTK, driven by WebDriver on a virtual display. Each window is a session and thus a separate
 * visitor.
 */
export async function startWebKit({ driver, browser }: WebKitPaths): Promise<Engine> {
  const screen = startProcess('Xvfb', () => [
    ...['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'],
  ])
  const display = `:${await screen.said(/^(\d+)\n/)}`
  const port = await freePort()
  const service = startProcess(
    'dbus-run-session',
    () => ['--', driver, `--port=${port}`, '--host=127.0.0.1'],
    // Renders in software and without accessibility services, which are missing here.
    { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  )
  const call = createCall(`http://127.0.0.1:${port}`)
  const ended = service.said(/(?!)/)
  const isReady = () => call('GET', '/status').then(Boolean, () => false)
  await Promise.race([waitFor('WebKit answers', isReady, 60_000), ended])
  return {
    openWindow: () => openSession(call, browser),
    async close() {
      await service.stop()
      await screen.stop()
    },
  }
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

function createCall(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
}

async function openSession(call: Call, binary: string): Promise<EngineWindow> {
  const options = { binary, args: ['--automation'] }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const path = `/session/${sessionId}`
  const post = (command: string, body: object = {}) => call('POST', path + command, body)
  await post('/timeouts', { script: 120_000 })
  const act = async (source: object): Promise<void> => {
    await post('/actions', { actions: [source] })
  }
  const evaluate = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0]
      ;(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = (await post('/execute/async', { script, args: [] })) as {
      value?: string
      error?: string
    }
    if (value === undefined) throw new Error(error)
    return value
  }
  return {
    async goTo(url) {
      await post('/url', { url })
    },
    evaluate,
    movePointer: (x, y) => act(inputActions.move(x, y)),
    pressPointer: () => act(inputActions.press()),
    releasePointer: () => act(inputActions.release()),
    pressKey: (key) => act(inputActions.key(key)),
    async resize(width, height) {
      await post('/window/rect', { width, height })
      // The window's bars take part of its size.
      const inner = 'Promise.resolve(JSON.stringify([innerWidth, innerHeight]))'
      const [innerWidth, innerHeight] = JSON.parse(await evaluate(inner)) as [number, number]
      await post('/window/rect', {
        width: 2 * width - innerWidth,
        height: 2 * height - innerHeight,
      })
    },
    async closePage() {
      const { handle } = (await post('/window/new', { type: 'tab' })) as { handle: string }
      await call('DELETE', `${path}/window`)
      await post('/window', { handle })
    },
    async close() {
      await call('DELETE', path)
    },
  }
}
