import { createTextSanitizer, type TextSanitizer } from '../html/createTextSanitizer'

/** A sanitiser for HTML that is plain. It lets no other through before it is opened. */
export interface SanitizerGate extends TextSanitizer {
  /** Whether there was HTML that it did not let through. Elements with it must not be shown. */
  readonly isMissed: boolean
  /** Hands everything to a sanitiser for HTML of any kind from now on. */
  open(sanitizer: TextSanitizer): void
  /** Goes on after what it did not let through. */
  skip(): void
}

export function createSanitizerGate(view: Window): SanitizerGate {
  let isMissed = false
  const plain = createTextSanitizer(view, () => {
    isMissed = true
    return { safe: '', omissions: [] }
  })
  let current = plain
  return {
    isMuted: plain.isMuted,
    get isMissed() {
      return isMissed
    },
    open(sanitizer) {
      current = sanitizer
      isMissed = false
    },
    skip() {
      isMissed = false
    },
    sanitize: (html) => current.sanitize(html),
  }
}
