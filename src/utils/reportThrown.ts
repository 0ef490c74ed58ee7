import { errorOnce } from './warn'

/** Prints what the host page's own code threw, so that it stops nothing else. */
export function reportThrown(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  errorOnce(`code of the page threw "${text}". Catch it there; nothing else was stopped.`, error)
}
