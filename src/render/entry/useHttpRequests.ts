import { useEffect, useMemo } from 'react'
import type { ContentEntry, EntryData, HttpRequest } from '../../content/types'
import { compileTemplate } from '../../expression'
import { warnOnce, warnOncePerKind } from '../../utils/problems/warn'
import { combineUndos } from '../../utils/timing/combineUndos'
import { oncePerTurn } from '../../utils/timing/oncePerTurn'
import { debounce } from '../../utils/timing/throttle'
import type { ContentSettings } from '../block/ContentSettings'
import { createLogic, type Logic, type LogicEnvironment } from '../state/createLogic'
import type { StateStore } from '../state/createStateStore'
import { requestBudget, TOO_MANY_REQUESTS } from './requestBudget'
import { isRequestAddress } from './sendRequest'

/** Writes the answers to an entry's requests to its state while it is rendered. */
export function useHttpRequests(
  { data }: ContentEntry,
  environment: LogicEnvironment,
  {
    window,
    client,
    contentCredentials = 'omit',
  }: Pick<ContentSettings, 'window' | 'client' | 'contentCredentials'>,
): void {
  const { httpRequests } = data
  // As text: an author's next edit brings equal requests, which must not be sent again.
  const requests = useMemo(() => JSON.stringify(httpRequests ?? {}), [httpRequests])

  useEffect(() => {
    const { store, isEditing } = environment
    const shared = {
      store,
      logic: createLogic(environment, null),
      window,
      spend: () => requestBudget(window)(client?.pageView),
      credentials: contentCredentials,
      isRefreshing: isEditing,
      answers: { changes: 0 },
    }
    const wanted = JSON.parse(requests) as NonNullable<EntryData['httpRequests']>
    return combineUndos(
      Object.entries(wanted).map(([key, request]) => followRequest(key, request, shared)),
    )
  }, [requests, environment, window, client, contentCredentials])
}

interface RequestContext {
  readonly store: StateStore
  readonly logic: Logic
  readonly window: Window
  /** Takes one request from the page's budget. Returns whether there was one left. */
  readonly spend: () => boolean
  readonly credentials: RequestCredentials
  /** Whether to send a request for a key that already has a value. */
  readonly isRefreshing: boolean
  /** Counts changes made by answers to any request, to tell them from other writes. */
  readonly answers: { changes: number }
}

/** Maximum number of consecutive requests that only answers triggered. */
const MAX_IN_A_ROW = 10

/** While an answer is pending, rapid changes, such as typing, are sent after this pause. */
const TYPING_MS = 200

/**
 * Writes the answer to a request to `state[key]`. Sends the request if the key has no value yet,
 * and again whenever the state changes its address.
 *
 * @returns Stops this and aborts a pending request.
 */
function followRequest(
  key: string,
  request: string | HttpRequest,
  { store, logic, window, spend, credentials, isRefreshing, answers }: RequestContext,
): () => void {
  const { url, init } = requestOf(request)
  const template = compileTemplate(url)
  const where = `request "${key}"`
  const address = (): string => String(logic.evaluate(template, where)).trim()
  /** Number of state changes that no answer made. */
  const otherChanges = (): number => store.version() - answers.changes
  let current = address()
  let underWay: AbortController | undefined
  let sentAt = Number.NEGATIVE_INFINITY
  let inARow = 0
  let changesBefore = 0

  let isAwaited = false
  let isTyping = false
  let isStopped = false

  async function send(): Promise<void> {
    isTyping = false
    if (!current) return
    if (!isRequestAddress(current)) {
      warnOnce(`${where} was not sent. Use an address with http or https.`)
      return
    }
    // If the address depends on its own answer, requests would never stop.
    inARow = otherChanges() === changesBefore ? inARow + 1 : 1
    changesBefore = otherChanges()
    if (inARow > MAX_IN_A_ROW) {
      warnOnce(
        `${where} was not sent more than ${MAX_IN_A_ROW} times in a row. Its address changes with each answer.`,
      )
      return
    }
    if (!spend()) {
      warnOncePerKind(TOO_MANY_REQUESTS, `${where} was not sent: ${TOO_MANY_REQUESTS}`)
      return
    }
    sentAt = Date.now()
    isAwaited = true
    underWay = new AbortController()
    const { signal } = underWay
    let target = ''
    let status = ''
    try {
      target = ` to ${new URL(current, window.document.baseURI).origin}`
      const response = await window.fetch(current, { ...init, credentials, signal })
      status = ` with status ${response.status}`
      if (!response.ok) throw new Error(response.statusText)
      const value: unknown = await response.json()
      if (signal.aborted) return
      const before = store.version()
      store.merge({ [key]: value })
      answers.changes += store.version() - before
    } catch (error) {
      if (!signal.aborted) warnOnce(`${where}${target} failed${status}.`, error)
    } finally {
      if (underWay?.signal === signal) isAwaited = false
    }
  }

  const sendAfterTyping = debounce(send, TYPING_MS)
  const follow = oncePerTurn(() => {
    const next = address()
    if (isStopped || next === current) return
    current = next
    const isLate = Date.now() - sentAt >= TYPING_MS
    isTyping ||= isAwaited && !isLate && otherChanges() !== changesBefore
    underWay?.abort()
    if (isTyping) sendAfterTyping()
    else send()
  })
  const leave = store.subscribe(template.reads, follow)
  if (isRefreshing || !store.get()[key]) send()

  return () => {
    isStopped = true
    leave()
    sendAfterTyping.cancel()
    underWay?.abort()
  }
}

/** Methods without a body. */
const WITHOUT_BODY = /^(?:get|head)$/i

/** Options of `fetch` for a request of the content, and the template of its address. */
export function requestOf(request: string | HttpRequest): { url: string; init: RequestInit } {
  if (typeof request === 'string') return { url: request, init: {} }
  const { url = '', method = 'GET', headers = {}, body } = request.request ?? {}
  const init: RequestInit = { method: method.toUpperCase(), headers: { ...headers } }
  if (body === undefined || body === null || WITHOUT_BODY.test(method)) return { url, init }
  if (typeof body === 'string') return { url, init: { ...init, body } }
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  const type = hasType ? undefined : { 'Content-Type': 'application/json' }
  return { url, init: { ...init, headers: { ...headers, ...type }, body: JSON.stringify(body) } }
}
