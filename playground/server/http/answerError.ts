import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

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
