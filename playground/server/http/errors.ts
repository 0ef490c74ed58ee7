import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** An error 400 with a message for developers. */
export function badRequest(message: string): HTTPException {
  return new HTTPException(400, { message })
}

/** An error 400 that names the parameter, quotes its value and suggests a remedy. */
export function badParameter(name: string, value: unknown, remedy: string): HTTPException {
  const quoted = typeof value === 'string' ? value : JSON.stringify(value)
  const short = quoted.length > 80 ? `${quoted.slice(0, 80)}…` : quoted
  return badRequest(`Parameter "${name}" is "${short}". ${remedy}`)
}

/**
 * Turns an exception of a route into JSON with a `message`. Unexpected errors are reported and
 * become a 500 without internal details.
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
