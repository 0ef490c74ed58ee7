/** One message between the visual editor and the page. */
export interface LoggedMessage {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly direction: 'to page' | 'from page'
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
}
