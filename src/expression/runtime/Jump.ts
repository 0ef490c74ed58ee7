/** How a statement ended, where it did not simply end: where the run goes on. */
export interface Jump {
  readonly kind: 'break' | 'continue' | 'return'
  /** The statement that it leaves or goes on with; empty for the innermost one. */
  readonly label?: string
  /** What the function gives back. */
  readonly value?: unknown
}
