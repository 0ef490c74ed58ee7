/** One message between the visual editor and the page. */
export interface LoggedMessage {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** `stranger`: from a foreign origin to the page. */
  readonly direction: 'to page' | 'from page' | 'stranger'
  /** Without the `builder.` that all begin with. */
  readonly name: string
  readonly data: unknown
}

/** A visual editor around the page in the preview, which speaks to it by message alone. */
export interface VisualEditor {
  /** The latest messages, newest first. */
  readonly log: readonly LoggedMessage[]
  /** How many messages there were, those that are gone included. */
  readonly count: number
  clear(): void
  /** Logs a message from a foreign origin to the page. */
  noteStranger(name: string, data: unknown): void
}
