import { getPath } from '../../utils/safePath'
import { answerText } from './answerText'

/**
 * The message in a server's answer; empty when there is none.
 *
 * @param path - Where to look, as in `errors[0].text`. No path, no message.
 */
export function messageAt(answer: unknown, path: unknown): string {
  const message = typeof path === 'string' && path !== '' && getPath(answer, path)
  return message ? answerText(message) : ''
}
