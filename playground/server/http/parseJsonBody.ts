import { isDeeperThan } from '../utils/isDeeperThan'
import { badRequest } from './badRequest'

/** Deeper than any content: a block takes two levels. */
const MAX_DEPTH = 500

/**
 * The value that a body spells as JSON.
 *
 * @throws 400 when it is not JSON in UTF-8, or nests without reason.
 */
export function parseJsonBody(body: Uint8Array): unknown {
  const value = parse(body)
  if (isDeeperThan(MAX_DEPTH, value)) {
    throw badRequest(`The body nests more than ${MAX_DEPTH} levels deep. Send something flatter.`)
  }
  return value
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw badRequest('The body is not JSON in UTF-8. Send JSON.')
  }
}
