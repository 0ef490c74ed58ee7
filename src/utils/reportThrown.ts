import { toError } from './toError'
import { errorOnce } from './warn'

/** Prints what the host page's own code threw, so that it stops nothing else. */
export function reportThrown(error: unknown): void {
  const text = toError(error).message
  errorOnce(`code of this page threw "${text}". Nothing else was affected.`, error)
}
