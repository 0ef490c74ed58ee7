import { nanoid } from 'nanoid'

const ID_BYTES = 16

/** Generates a random id of 32 hex characters. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Generates a random name of ten lower-case letters or, rarely, fewer. */
export function randomLetters(): string {
  return nanoid(32)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 10)
}
