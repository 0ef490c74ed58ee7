/** How a statement ended, where it did not simply end: where the run goes on. */
export interface Jump {
  readonly kind: 'break' | 'continue' | 'return'
  /** The statement that it leaves or goes on with; empty for the innermost one. */
  readonly label?: string
  /** What the function gives back. */
  readonly value?: unknown
}

/** Whether a jump leaves a statement with these labels, or goes on with its next turn, and nothing around it. */
export function endsAt(jump: unknown, kind: Jump['kind'], labels: readonly string[]): boolean {
  const { kind: own, label = '' } = jump as Jump
  return own === kind && labels.includes(label)
}
