import { badRequest } from './badRequest'

/** An index of Postgres takes keys of up to about 2,700 bytes. */
const MAX_LENGTH = 200

/**
 * A text that goes into a column of its own, as an id or a name.
 *
 * @throws 400 when it is not a text, is empty, too long, or holds a NUL, which Postgres refuses.
 */
export function readText(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[^\0]{1,200}$/s.test(value)) return value
  throw badRequest(`"${name}" must be a text of 1 to ${MAX_LENGTH} characters, without NUL.`)
}
