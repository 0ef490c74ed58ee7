/** A form that a visitor sent, on its way in. */
export interface NewSubmission {
  /** `email`: by the form-submit endpoint, for a recipient. `custom`: to an action of its own. */
  readonly kind: 'email' | 'custom'
  readonly apiKey: string | null
  readonly form: string
  readonly recipient: string | null
  readonly method: string
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  /** What was filled in, by name; null when only the body is known. */
  readonly fields: unknown
  /** The body byte for byte; null when it was read into fields and files. */
  readonly body: Uint8Array | null
  readonly files: readonly NewFile[]
  /** The same for what was sent again, and for nothing else; null when that cannot be known. */
  readonly digest: string | null
}

/** A file of a submission, on its way in. */
export interface NewFile {
  /** Name of the form field. */
  readonly field: string
  /** Name of the file on the visitor's machine. */
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** A submission as it lies in the database, without the bytes. */
export interface StoredSubmission extends Omit<NewSubmission, 'body' | 'files' | 'digest'> {
  readonly id: string
  /** Grows from submission to submission. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly bodySize: number | null
  readonly files: readonly StoredFile[]
}

/** A file of a submission, without the bytes. */
export interface StoredFile extends Omit<NewFile, 'content'> {
  readonly id: string
  readonly size: number
}

/** A file or a body, to be handed out. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}
