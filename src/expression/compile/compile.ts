import type { Effects } from '../analyze/stateReads'
import { compileRegExp } from '../library/regExps'
import type { Expression, NodeOf, Pattern } from '../parse/nodes'
import type { Tree } from '../parse/parse'
import { openFrame } from '../runtime/frames'
import { refuse } from '../runtime/problem'
import type { Compiler, Evaluate, Store } from './Compiler'
import { compileCall, compileNew } from './calls'
import { compileBody, compileFunction } from './functions'
import { compileIdentifier, compileThis } from './identifiers'
import { compileArray, compileObjectLiteral, compileTemplate } from './literals'
import { compileChain, compileMember } from './members'
import { Names } from './Names'
import {
  compileAssignment,
  compileBinary,
  compileConditional,
  compileSequence,
  compileUnary,
  compileUpdate,
} from './operators'
import { compilePattern } from './patterns'

/** What gives the values of expressions, by type. */
const EXPRESSIONS: {
  readonly [T in Expression['type']]: (node: NodeOf<T>, compiler: Compiler) => Evaluate
} = {
  Literal: ({ value, regex }) => (regex ? compileRegExp(regex.pattern, regex.flags) : () => value),
  Identifier: compileIdentifier,
  ThisExpression: compileThis,
  TemplateLiteral: compileTemplate,
  ArrayExpression: compileArray,
  ObjectExpression: compileObjectLiteral,
  FunctionExpression: compileFunction,
  ArrowFunctionExpression: compileFunction,
  MemberExpression: compileMember,
  CallExpression: compileCall,
  NewExpression: compileNew,
  ChainExpression: compileChain,
  UnaryExpression: compileUnary,
  UpdateExpression: compileUpdate,
  BinaryExpression: compileBinary,
  LogicalExpression: compileBinary,
  AssignmentExpression: compileAssignment,
  ConditionalExpression: compileConditional,
  SequenceExpression: compileSequence,
  AwaitExpression: ({ start }) =>
    refuse('syntax', '"await" is not supported in patterns and parameters', start),
  AssignmentPattern: ({ left }) => refuse('syntax', 'Unexpected "="', left.end + 1),
}

class TreeCompiler implements Compiler {
  constructor(
    readonly names: Names,
    readonly effects: Effects,
  ) {}

  expression(node: Expression): Evaluate {
    return EXPRESSIONS[node.type](node as never, this)
  }

  pattern(node: Pattern): Store {
    return compilePattern(node, this)
  }

  within(own: readonly string[]): Compiler {
    return own.length > 0 ? new TreeCompiler(new Names(own, this.names), this.effects) : this
  }
}

/** Compiles a text that was read. Notes in `effects` what it does with the state. */
export function compileTree(root: Tree, effects: Effects): Evaluate {
  const compiler = new TreeCompiler(new Names(), effects)
  if (root.type !== 'Program') return compiler.expression(root)
  const { names } = root
  const body = compileBody(root, compiler.within(names))
  return () => body(openFrame(null, names))
}
