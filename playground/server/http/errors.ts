import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** An answer 400 with a message for the developer who reads it. */
export function badRequest(message: string): HTTPException {
  return new HTTPException(400, { message })
}

/** An answer 400 that names the parameter, quotes its value and says what to give instead. */
export function badParameter(name: string, value: unknown, remedy: string): HTTPException {
  const quoted = typeof value === 'string' ? value : JSON.stringify(value)
  const short = quoted.length > 80 ? `${quoted.slice(0, 80)}…` : quoted
  return badRequest(`Parameter "${name}" is "${short}". ${remedy}`)
}

/**
 * Turns what a route threw into JSON with a `message`. Anything but an answer on purpose is
 * reported and becomes a 500 that says nothing of the inside.
 */
export function answerError(report: (error: unknown) => void) {
  return (error: Error, context: Context): Response => {
    if (error instanceof HTTPException) {
      return context.json({ message: error.message }, error.status)
    }
    report(error)
    return context.json({ message: 'The content host failed. Its log says why.' }, 500)
  }
}
