import type { EarlyGlobal } from '../global/ownGlobal'
import { needScript } from './needScript'
import { pendingWidget, type Queue, undoable } from './pendingWidget'

/**
 * Methods without a result. Server-rendered pages read these calls from the queue, so they are
 * stored by name.
 */
const SILENT = words(
  'register registerAction registerAnalytics registerComponent setConsent setUserAttributes track trackConversion trust',
)
/** Methods that return an undo. */
const UNDOABLE = ['addRequestHook', 'addTrackingHook'] as const
/** Members that throw until the script has loaded. */
const METHODS = words('createClient runAction')
const VALUES = words('React ReactDOM version')

function words(text: string): readonly string[] {
  return text.split(' ')
}

/**
 * Adds the global's methods to the placeholder that queues calls.
 *
 * @param script - The script element of `embed.js`.
 */
export function createStub(early: EarlyGlobal, script: EventTarget): void {
  const stub = early as EarlyGlobal & Record<string, unknown>
  const { q } = early
  const queue: Queue = (command) => q.push(command)
  const call = (name: string, args: unknown[]): void => {
    q.push([name, ...args])
  }

  for (const name of SILENT) stub[name] = (...args: unknown[]) => call(name, args)
  for (const name of UNDOABLE) {
    stub[name] = (hook: never) => undoable(queue, (siteBlocks) => siteBlocks[name](hook))
  }
  for (const name of METHODS) stub[name] = () => needScript(name)
  for (const name of VALUES) {
    Object.defineProperty(stub, name, { get: () => needScript(name), configurable: true })
  }
  stub.mount = (container: Element, options: never) =>
    pendingWidget(queue, script, container, options)
  stub.loadReact = () =>
    new Promise((resolve, reject) => {
      script.addEventListener('error', reject)
      q.push((siteBlocks) => siteBlocks.loadReact().then(resolve, reject))
    })
  stub.scan = (...args: unknown[]) => {
    call('scan', args)
    return new Proxy([], { get: () => needScript('scan()') })
  }
}
