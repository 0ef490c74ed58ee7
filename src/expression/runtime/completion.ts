/** How a statement ended, where it did not simply end. */
export const BROKEN = Symbol('break')
export const CONTINUED = Symbol('continue')
export const RETURNED = Symbol('return')

/** How a statement ended that leaves one with a label, or goes on with its next turn. */
export interface Jump {
  readonly type: 'BreakStatement' | 'ContinueStatement'
  readonly label: string
}

// No code runs after a `return` and before its function ends, so one variable is enough.
let returned: unknown

/** Keeps the value that a function is about to end with. */
export function giveBack(value: unknown): typeof RETURNED {
  returned = value
  return RETURNED
}

/** What a body gives back, from how it ended. */
export function takeBack(completion: unknown): unknown {
  const value = completion === RETURNED ? returned : undefined
  returned = undefined
  return value
}

/** Whether a loop with these labels goes on when its body ended so. */
export function continuesLoop(completion: unknown, labels: readonly string[]): boolean {
  return completion === CONTINUED || isJump(completion, 'ContinueStatement', labels)
}

/** Whether it is a jump to one of these labels. */
export function isJump(
  completion: unknown,
  type: Jump['type'],
  labels: readonly string[],
): boolean {
  const jump = completion as Partial<Jump>
  return jump.type === type && labels.includes(jump.label ?? '')
}
