import { toError } from './toError'
import { errorOnce } from './warn'

/** Prints an error thrown by the host page's code, so that our own code can continue. */
export function reportThrown(error: unknown): void {
  const text = toError(error).message
  errorOnce(`code of this page threw "${text}". Nothing else was affected.`, error)
}
