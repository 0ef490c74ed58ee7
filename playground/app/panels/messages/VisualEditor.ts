/** One message between the visual editor and the page. */
export interface LoggedMessage {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** `stranger`: from a foreign origin to the page. */
  readonly direction: 'to page' | 'from page' | 'stranger'
  /** Message type without the prefix `builder.`. */
  readonly name: string
  readonly data: unknown
}

/** A simulated visual editor, which talks to the page by messages only. */
export interface VisualEditor {
  /** The latest messages, newest first. */
  readonly log: readonly LoggedMessage[]
  /** Number of messages so far, including dropped ones. */
  readonly count: number
  clear(): void
  /** Logs a message that a foreign origin sent to the page. */
  noteStranger(name: string, data: unknown): void
}
