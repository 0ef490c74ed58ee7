import { badRequest } from '../http/badRequest'
import { isObject, type JsonObject } from '../utils/isObject'
import { isAdminPath } from './isAdminPath'

/** Makes requests fail on purpose. */
export interface Fault {
  /** What the paths of the requests begin with. */
  readonly path: string
  /** Any method when absent. */
  readonly method?: string
  /**
   * What happens: an answer with `status` and `body` as JSON, a page of HTML, an answer that
   * claims to be JSON and is cut off, nothing but the delay, a connection that breaks, or one that
   * breaks in the middle of the answer.
   */
  readonly kind: FaultKind
  /** @default 500 for `status`, 502 for `html`, 200 for `invalid-json` */
  readonly status?: number
  /** JSON for `status`, text for `html`. */
  readonly body?: unknown
  /** Milliseconds to wait before. */
  readonly delayMs?: number
  /** How many requests are still to fail. */
  readonly times: number
}

const KINDS = ['status', 'html', 'invalid-json', 'delay', 'drop', 'cut'] as const

export type FaultKind = (typeof KINDS)[number]

const MAX_DELAY_MS = 60_000
const MAX_TIMES = 1_000_000

/**
 * Reads a fault from JSON; `times` is 1 when it is not given.
 *
 * @throws 400 that names the field.
 */
export function parseFault(value: unknown): Fault {
  if (!isObject(value)) throw badRequest('Send a fault: {"path": "/api/", "kind": "drop"}.')
  const { path, method, kind, body } = value
  if (typeof path !== 'string' || !path.startsWith('/') || isAdminPath(path)) {
    throw badRequest('"path" must begin with "/", and not with "/admin".')
  }
  if (method !== undefined && typeof method !== 'string') {
    throw badRequest('"method" must be a text, as "POST".')
  }
  if (!KINDS.includes(kind as FaultKind)) throw badRequest(`"kind" must be ${KINDS.join(', ')}.`)
  return {
    path,
    method: method?.toUpperCase(),
    kind: kind as FaultKind,
    status: readInteger(value, 'status', 200, 599),
    body,
    delayMs: readInteger(value, 'delayMs', 0, MAX_DELAY_MS),
    times: readInteger(value, 'times', 1, MAX_TIMES) ?? 1,
  }
}

function readInteger(fault: JsonObject, name: string, least: number, greatest: number) {
  const value = fault[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= greatest) {
    return value
  }
  throw badRequest(`"${name}" must be a whole number from ${least} to ${greatest}.`)
}
