import { toError } from './toError'
import { errorOnce } from './warn'

/** Runs code of the host page. Prints its error, if any, so that our own code can continue. */
export function reportThrown(run: () => unknown): void {
  try {
    run()
  } catch (error) {
    const text = toError(error).message
    errorOnce(`code of this page threw "${text}". Nothing else was affected.`, error)
  }
}
