import { nanoid } from 'nanoid'

/** A new random name of ten small letters or, rarely, fewer. */
export function randomLetters(): string {
  return nanoid(32)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 10)
}
