/** How a statement ended, where it did not simply end: where the run goes on. */
export interface Jump {
  readonly kind: 'break' | 'continue' | 'return'
  /** The statement that it leaves or goes on with; empty for the innermost one. */
  readonly label: string
}

export const RETURN: Jump = { kind: 'return', label: '' }

/** Whether a jump leaves a statement with these labels, and nothing around it. */
export function leaves(jump: unknown, labels: readonly string[]): boolean {
  const { kind, label } = jump as Jump
  return kind === 'break' && labels.includes(label)
}

/** Whether a jump goes on with the next turn of a loop with these labels. */
export function continues(jump: unknown, labels: readonly string[]): boolean {
  const { kind, label } = jump as Jump
  return kind === 'continue' && labels.includes(label)
}
