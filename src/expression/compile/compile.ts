import { awaitingNodes } from '../analyze/awaits'
import { compileRegExp } from '../library/regExps'
import type {
  Expression,
  FunctionNode,
  Literal,
  NodeOf,
  Pattern,
  Program,
  Statement,
} from '../parse/nodes'
import { takeBack } from '../runtime/completion'
import { openFrame } from '../runtime/frames'
import { refuse } from '../runtime/problem'
import { runAsync } from '../runtime/runAsync'
import { compileStatements, controlStatements } from './blocks'
import type { Compiler, PlainCompiler } from './Compiler'
import { inSteps, stepped } from './Control'
import { compileCall, compileNew } from './calls'
import type { Evaluate, Steps, Store } from './Evaluate'
import { compileFunction } from './functions'
import { compileIdentifier, compileThis } from './identifiers'
import { compileArray } from './lists'
import { compileChain, compileMember } from './members'
import { Names } from './Names'
import { compileObjectLiteral } from './objects'
import {
  compileAssignment,
  compileBinary,
  compileConditional,
  compileSequence,
  compileTemplate,
  compileUnary,
  compileUpdate,
} from './operators'
import { compilePattern } from './patterns'
import { compileStatement, controlStatement } from './statements'
import { compileWait } from './waits'

/** What gives the values of expressions, by type. */
const EXPRESSIONS: {
  readonly [T in Expression['type']]: (node: NodeOf<T>, compiler: PlainCompiler) => Evaluate
} = {
  Literal: compileLiteral,
  Identifier: compileIdentifier,
  ThisExpression: (_, compiler) => compileThis(compiler),
  TemplateLiteral: compileTemplate,
  ArrayExpression: compileArray,
  ObjectExpression: compileObjectLiteral,
  FunctionExpression: (node, compiler) => compiler.function(node),
  ArrowFunctionExpression: (node, compiler) => compiler.function(node),
  MemberExpression: compileMember,
  CallExpression: compileCall,
  NewExpression: compileNew,
  ChainExpression: ({ expression }, compiler) => compileChain(expression, compiler),
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

/** Compiles a text that was read, to what runs it. */
export function compileTree(root: Program | Expression, source: string): Evaluate {
  const compiler = new TreeCompiler(new Names(), awaitingNodes(root, source))
  if (root.type !== 'Program') return compiler.expression(root)
  const { names } = root
  const run = compileBody(root, compiler.within(names))
  return () => run(openFrame(null, names))
}

class TreeCompiler implements PlainCompiler {
  constructor(
    readonly names: Names,
    readonly awaiting: PlainCompiler['awaiting'],
  ) {}

  expression(node: Expression): Evaluate {
    return EXPRESSIONS[node.type](node as never, this)
  }

  statement(node: Statement, labels?: readonly string[]): Evaluate {
    return compileStatement(node, this, labels)
  }

  pattern(node: Pattern): Store {
    return compilePattern(node, this)
  }

  function(node: FunctionNode): Evaluate {
    return compileFunction(node, this, (inner) => compileBody(node, inner))
  }

  within(own: readonly string[]): PlainCompiler {
    return own.length > 0 ? new TreeCompiler(this.names.within(own), this.awaiting) : this
  }
}

/** What compiles to closures that can wait, where that is needed. */
function createWaiting(plain: PlainCompiler): Compiler<Steps> {
  const compiler: Compiler<Steps> = {
    names: plain.names,
    expression: (node) =>
      plain.awaiting.has(node) ? compileWait(node, plain) : stepped(plain.expression(node)),
    statement: (node, labels) =>
      plain.awaiting.has(node)
        ? inSteps(controlStatement(node, compiler, labels))
        : stepped(plain.statement(node, labels)),
    pattern: (node) => plain.pattern(node),
    within: (own) => createWaiting(plain.within(own)),
  }
  return compiler
}

/** What a function or a text does: gives what it returns, or a promise of it. */
function compileBody(node: FunctionNode | Program, compiler: PlainCompiler): Evaluate {
  const isAsync = node.type === 'Program' ? compiler.awaiting.has(node) : node.async
  const body =
    node.type === 'Program'
      ? node.body
      : node.body.type === 'BlockStatement'
        ? node.body.body
        : null
  if (body === null) {
    const value = node.body as Expression
    if (!isAsync) return compiler.expression(value)
    const steps = createWaiting(compiler).expression(value)
    return (frame) => runAsync(steps(frame), (result) => result)
  }
  if (isAsync) {
    const steps = inSteps(controlStatements(body, createWaiting(compiler)))
    return (frame) => runAsync(steps(frame), takeBack)
  }
  const run = compileStatements(body, compiler)
  return (frame) => takeBack(run(frame))
}

function compileLiteral({ value, regex }: Literal): Evaluate {
  return regex ? compileRegExp(regex.pattern, regex.flags) : () => value
}
