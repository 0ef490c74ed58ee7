/** An entry that cannot be shown at all, because its outermost shape is wrong. */
export class ContentError extends Error {
  /** Tells it from other errors. */
  override readonly name = 'ContentError'

  /**
   * @param message - What is wrong, quoting the value, and what to do.
   * @param path - Where in the entry: empty for the entry itself, else as in `data`.
   */
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message)
  }
}
