import { constantKey, type Effects } from '../analyze/stateReads'
import type { Expression, NodeOf, Pattern } from '../parse/nodes'
import type { JumpTarget } from './Activation'
import type { Body } from './Body'
import type { Compiler, Evaluator, Store } from './Compiler'
import { readSlot, writeSlot } from './identifiers'
import { SKIPPED } from './members'
import type { Names, VariableSlot } from './Names'
import { IS_DECIDED, operatorOf } from './operators'
import { compileReference } from './references'

/** Compiles an expression. If it waits, emits the waits and returns an evaluator of the result. */
export function compileAwaiting(node: Expression, body: Body): Evaluator {
  return body.isAwaiting(node)
    ? new AwaitingCompiler(body).evaluate(node)
    : body.compiler.expression(node)
}

/** A temporary variable, whose name no text can contain. */
interface Variable {
  readonly read: Evaluator
  readonly write: Store
}

/**
 * Compiles expressions that wait. Evaluates their operands into temporary variables, in order, and
 * combines them by the ordinary rules. Only operands that may be skipped need steps of their own.
 */
class AwaitingCompiler implements Compiler {
  readonly names: Names
  readonly effects: Effects
  private readonly plain: Compiler
  /** Jump target for skipping the rest of an optional chain. */
  private end: JumpTarget = { at: 0 }

  constructor(private readonly body: Body) {
    this.plain = body.compiler
    this.names = this.plain.names
    this.effects = this.plain.effects
  }

  expression(node: Expression): Evaluator {
    return this.keep(this.evaluate(node))
  }

  /** Evaluates paths such as `a.b` in `a.b.c()` late, because a wait may change the state. */
  path(node: Expression): Evaluator {
    return isPlainPath(node) ? this.plain.expression(node) : this.expression(node)
  }

  skipIf(isLost: Evaluator): void {
    this.body.jumpIf(isLost, this.end)
  }

  pattern(node: Pattern): Store {
    return this.plain.pattern(node)
  }

  within(names: readonly string[]): Compiler {
    return this.plain.within(names)
  }

  /** Emits the waits of an expression, and returns an evaluator of the result. */
  evaluate(node: Expression): Evaluator {
    const { body, plain } = this
    if (!body.isAwaiting(node)) return plain.expression(node)
    const end = body.label()
    const variable = this.variable()
    switch (node.type) {
      case 'AwaitExpression': {
        body.emitWait(this.evaluate(node.argument))
        body.emit(({ frame, given }) => variable.write(frame, given))
        break
      }
      case 'LogicalExpression': {
        const value = this.keep(this.evaluate(node.left), variable)
        body.jumpIf((frame) => IS_DECIDED[node.operator]?.(value(frame)), end)
        this.keep(this.evaluate(node.right), variable)
        break
      }
      case 'ConditionalExpression': {
        const otherwise = body.label()
        const test = this.evaluate(node.test)
        body.jumpIf((frame) => !test(frame), otherwise)
        this.keep(this.evaluate(node.consequent), variable)
        body.jump(end)
        body.place(otherwise)
        this.keep(this.evaluate(node.alternate), variable)
        break
      }
      case 'MemberExpression':
      case 'CallExpression': {
        const outerEnd = this.end
        this.end = end
        this.keep(() => SKIPPED, variable)
        this.keep(plain.expression(node, this), variable)
        this.end = outerEnd
        break
      }
      case 'AssignmentExpression':
        if (node.operator === '=') return plain.expression(node, this)
        this.assign(node, variable, end)
        break
      default:
        return plain.expression(node, this)
    }
    body.place(end)
    return variable.read
  }

  /** Compiles `a.b += await c` and `a ||= await b`, which waits only if it assigns. */
  private assign(
    { left, operator, right }: NodeOf<'AssignmentExpression'>,
    variable: Variable,
    end: JumpTarget,
  ): void {
    const { owner, key, get, set } = compileReference(left as NodeOf<'Identifier'>, this)
    const combination = operator.slice(0, -1)
    const isDecided = IS_DECIDED[combination]
    const combine = operatorOf(combination)
    const old = this.keep((frame) => get(owner(frame), key(frame)), variable)
    if (isDecided) this.body.jumpIf((frame) => isDecided(old(frame)), end)
    const value = this.evaluate(right)
    const assign: Evaluator = (frame) => {
      const next = combine ? combine(old(frame), value(frame)) : value(frame)
      set(owner(frame), key(frame), next)
      return next
    }
    this.keep(assign, variable)
  }

  /** Emits the assignment of a value to a variable. */
  private keep(get: Evaluator, { read, write }: Variable = this.variable()): Evaluator {
    this.body.emit(({ frame }) => write(frame, get(frame)))
    return read
  }

  private variable(): Variable {
    const slot = this.names.find(this.body.variable()) as VariableSlot
    return { read: readSlot(slot), write: writeSlot(slot) }
  }
}

function isPlainPath(node: Expression): boolean {
  return node.type === 'MemberExpression'
    ? !node.optional && constantKey(node) !== undefined && isPlainPath(node.object)
    : /^(?:Identifier|ThisExpression)$/.test(node.type)
}
