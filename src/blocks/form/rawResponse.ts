import { answerText } from './answerText'

/** What is longer is cut: an error page of a whole site is of no use to a visitor. */
const MAX_LENGTH = 5_000

/** A server's answer as it is printed. Empty when there is none. */
export function rawResponse(answer: unknown): string {
  const text = answerText(answer, 2)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
