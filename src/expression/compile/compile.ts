import type { Effects } from '../analyze/stateReads'
import type { Expression, Pattern } from '../parse/nodes'
import type { Tree } from '../parse/parse'
import { openFrame } from '../runtime/frames'
import { refuse } from '../runtime/problem'
import type { Compiler, Evaluator, ExpressionRules, Store } from './Compiler'
import { CALL_RULES } from './calls'
import { compileBody, compileFunction } from './functions'
import { NAME_RULES } from './identifiers'
import { LITERAL_RULES } from './literals'
import { MEMBER_RULES } from './members'
import { Names } from './Names'
import { OPERATOR_RULES } from './operators'
import { compilePattern } from './patterns'

const RULES: Required<ExpressionRules> = {
  ...NAME_RULES,
  ...LITERAL_RULES,
  ...OPERATOR_RULES,
  ...MEMBER_RULES,
  ...CALL_RULES,
  FunctionExpression: compileFunction,
  ArrowFunctionExpression: compileFunction,
  AwaitExpression: ({ start }) =>
    refuse('syntax', '"await" is not supported in patterns and parameters', start),
  AssignmentPattern: ({ left }) => refuse('syntax', 'Unexpected "="', left.end + 1),
}

class TreeCompiler implements Compiler {
  constructor(
    readonly names: Names,
    readonly effects: Effects,
  ) {}

  expression(node: Expression, compiler: Compiler = this): Evaluator {
    return RULES[node.type](node as never, compiler)
  }

  path(node: Expression): Evaluator {
    return this.expression(node)
  }

  /** Does nothing, because closures check for skipped values themselves. */
  skipIf(): void {}

  pattern(node: Pattern): Store {
    return compilePattern(node, this)
  }

  within(own: readonly string[]): Compiler {
    return own.length > 0 ? new TreeCompiler(new Names(own, this.names), this.effects) : this
  }
}

/** Compiles a parsed text, and records its reads and writes in `effects`. */
export function compileTree(root: Tree, effects: Effects): Evaluator {
  const compiler = new TreeCompiler(new Names(), effects)
  if (root.type !== 'Program') return compiler.expression(root)
  const { names } = root
  const body = compileBody(root, compiler.within(names))
  return () => body(openFrame(null, names))
}
