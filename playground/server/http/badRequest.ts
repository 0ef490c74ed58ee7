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
