import type { HttpRequest } from '../../content/types'
import { compileTemplate } from '../../expression'
import { oncePerTurn } from '../../utils/oncePerTurn'
import { isSafeUrl } from '../../utils/safeUrl'
import { warnOnce } from '../../utils/warn'
import type { Logic } from '../state/createLogic'
import type { StateStore } from '../state/createStateStore'
import { requestOf } from './requestOf'

/** What requests of an entry work with. */
export interface RequestSurroundings {
  readonly store: StateStore
  readonly logic: Logic
  readonly window: Window
  /** Whether to send a request for a key that has a value already. */
  readonly isRefreshing: boolean
  /** How many requests were sent, by key. */
  readonly sent: Map<string, number>
}

/** A request whose address depends on its own answer would go on for ever. */
const MOST_REQUESTS = 10

/**
 * Keeps the answer to a request in `state[key]`: sends it where that has no value yet, and again whenever the
 * state makes its address another one.
 *
 * @returns Stops that, and gives up the request under way.
 */
export function followRequest(
  key: string,
  request: string | HttpRequest,
  { store, logic, window, isRefreshing, sent }: RequestSurroundings,
): () => void {
  const { url: source, init } = requestOf(request)
  const template = compileTemplate(source)
  const where = `request "${key}"`
  const address = (): string => String(logic.evaluate(template, where)).trim()
  let current = address()
  let underWay: AbortController | undefined
  let isStopped = false

  async function send(): Promise<void> {
    underWay?.abort()
    if (!current) return
    if (!isSafeUrl(current, ['http', 'https'])) {
      warnOnce(`${where} was not sent. Use an address with http or https.`)
      return
    }
    const count = sent.get(key) ?? 0
    if (count === MOST_REQUESTS) {
      warnOnce(
        `${where} was not sent more than ${MOST_REQUESTS} times. Its address keeps changing.`,
      )
      return
    }
    sent.set(key, count + 1)
    underWay = new AbortController()
    const { signal } = underWay
    let target = ''
    let status = ''
    try {
      target = ` to ${new URL(current, window.document.baseURI).origin}`
      const response = await window.fetch(current, { ...init, signal })
      status = ` with status ${response.status}`
      if (!response.ok) throw new Error(response.statusText)
      const value: unknown = await response.json()
      if (!signal.aborted) store.merge({ [key]: value })
    } catch (error) {
      if (!signal.aborted) warnOnce(`${where}${target} failed${status}.`, error)
    }
  }

  const follow = oncePerTurn(() => {
    const next = address()
    if (isStopped || next === current) return
    current = next
    send()
  })
  const { reads } = template
  const leave = reads?.length === 0 ? undefined : store.subscribe(reads, follow)
  if (isRefreshing || !store.get()[key]) send()

  return () => {
    isStopped = true
    leave?.()
    underWay?.abort()
  }
}
