import { getPath } from '../../utils/safePath'

/** What is longer is cut: an error page of a whole site is of no use to a visitor. */
const MAX_LENGTH = 5_000

/** A server's answer as it is printed. Empty when there is none. */
export function rawResponse(answer: unknown): string {
  const text = answerText(answer, 2)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/**
 * The message in a server's answer; empty when there is none.
 *
 * @param path - Where to look, as in `errors[0].text`. No path, no message.
 */
export function messageAt(answer: unknown, path: unknown): string {
  const message = typeof path === 'string' && path !== '' && getPath(answer, path)
  return message ? answerText(message) : ''
}

/** Text as it stands, anything else as JSON. Empty for what is nothing, and for what JSON cannot hold. */
function answerText(answer: unknown, indent = 0): string {
  if (answer === undefined || answer === null || typeof answer === 'string') return answer ?? ''
  try {
    return JSON.stringify(answer, null, indent)
  } catch {
    // Nested more deeply than the stack is high.
    return ''
  }
}
