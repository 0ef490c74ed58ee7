import { advance, BROKEN, CONTINUED, ended, endsHere, expect } from '../core'
import type { Evaluate } from '../syntax/Part'
import { isFollowedBy, peek } from './reading'
import { atOnce, type Steps, stepped } from './steps'

/** Where a run goes on that leaves a statement with a label, or takes its next turn. */
interface Jump {
  readonly kind: 'break' | 'continue'
  readonly label: string
}

/** A label, before a statement that can be left. Elsewhere, a colon is a mistake. */
const LABEL = /\s*:\s*(?:[\w$]+\s*:\s*)*(?:for|while|do|switch|\{)/y

/** Labels right before the statement that comes next. */
let labels: readonly string[] = []

/** Labels of the statements that are being read, the innermost last. */
const around: (readonly string[])[] = []

export function startUnlabelled(): void {
  labels = []
  around.length = 0
}

export function hasLabel(): boolean {
  return peek().kind === 'name' && isFollowedBy(LABEL)
}

/** Reads a label and its statement. */
export function readLabel(read: () => Steps): Steps {
  const label = advance()
  expect(':')
  labels = [...labels, label]
  const statement = read()
  return function* (frame) {
    const completion = yield* statement(frame)
    return isJump(completion, 'break', [label]) ? undefined : completion
  }
}

/** Reads a statement whose labels have been read. */
export function readLabelled<T>(read: () => T): T {
  around.push(labels)
  labels = []
  const statement = read()
  around.pop()
  return statement
}

/** Whether it is a jump to one of these labels. */
function isJump(completion: unknown, kind: Jump['kind'], own: readonly string[]): boolean {
  const jump = completion as Partial<Jump> | undefined
  return jump?.kind === kind && own.includes(jump.label ?? '')
}

/** Reads what the loop repeats that is being read. */
export function readTurn(read: () => Steps): Steps {
  const own = around[around.length - 1] ?? []
  const body = read()
  return own.length === 0 ? body : continuing(body, own)
}

/** As {@link readTurn}, where nothing may wait. */
export function readPlainTurn(read: () => Evaluate): Evaluate {
  const own = around[around.length - 1] ?? []
  const body = read()
  return own.length === 0 ? body : atOnce(continuing(stepped(body), own))
}

function continuing(body: Steps, own: readonly string[]): Steps {
  return function* (frame) {
    const completion = yield* body(frame)
    return isJump(completion, 'continue', own) ? CONTINUED : completion
  }
}

/** Reads `break` or `continue`. */
export function readJump(): Steps {
  const kind = advance() as Jump['kind']
  const jump = endsHere() || peek().kind !== 'name' ? null : { kind, label: advance() }
  const completion = jump ?? (kind === 'break' ? BROKEN : CONTINUED)
  return stepped(ended(() => completion))
}
