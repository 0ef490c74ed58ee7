import { advance, derive, ended, expect, isFollowedBy, language, peek, peekText } from '../core'
import type { Jump } from '../runtime/Jump'
import type { Part } from '../syntax/Part'

/** A label, before a statement that can be left. Elsewhere, a colon is a mistake. */
const LABEL = /\s*:\s*(?:for|while|do|switch|\{)/y

// Labels of the statement that comes next.
let labels: string[] = []

/** The labels of the statement that is being read, with an empty one: it is the innermost that a jump can leave. */
export function takeLabels(): readonly string[] {
  const own = ['', ...labels]
  labels = []
  return own
}

/** Whether a jump leaves a statement with these labels, or goes on with its next turn, and nothing around it. */
export function endsAt(jump: unknown, kind: Jump['kind'], own: readonly string[]): boolean {
  const { kind: given, label = '' } = jump as Jump
  return given === kind && own.includes(label)
}

/** Reads statements that may have labels. */
export function withLabels(readStatement: () => Part): () => Part {
  return () => {
    if (peek().kind !== 'name' || !isFollowedBy(LABEL)) return readStatement()
    labels.push(advance())
    expect(':')
    if (peekText() !== '{') return readStatement()
    const [, ...own] = takeLabels()
    return derive(language.rules.block(), (_, jump) =>
      jump && endsAt(jump, 'break', own) ? undefined : jump,
    )
  }
}

/** Reads `break` or `continue`. */
export function readJump(): Part {
  const kind = advance() as 'break' | 'continue'
  const label = peek().kind === 'name' && !peek().afterNewline ? advance() : ''
  const jump: Jump = { kind, label }
  return ended({ get: () => jump })
}
