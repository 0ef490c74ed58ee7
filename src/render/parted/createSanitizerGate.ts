import { createTextSanitizer, type TextSanitizer } from '../html/createTextSanitizer'

/** A sanitiser that passes only simple HTML until it is opened. */
export interface SanitizerGate extends TextSanitizer {
  /** Whether it has blocked HTML. The elements with that HTML must not be shown. */
  readonly isMissed: boolean
  /** From now on, uses a sanitiser for HTML of any kind. */
  open(sanitizer: TextSanitizer): void
  /** Forgets the blocked HTML and continues. */
  skip(): void
}

export function createSanitizerGate(view: Window): SanitizerGate {
  let isMissed = false
  const simple = createTextSanitizer(view, () => {
    isMissed = true
    return { safe: '', omissions: [] }
  })
  let current = simple
  return {
    isMuted: simple.isMuted,
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
    sanitize: (html, kind) => current.sanitize(html, kind),
  }
}
