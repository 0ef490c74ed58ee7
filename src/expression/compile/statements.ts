import type { NodeOf, Statement } from '../parse/nodes'
import { BROKEN, CONTINUED, giveBack, isJump } from '../runtime/completion'
import { controlTry } from './attempts'
import { compileBlock, controlBlock } from './blocks'
import type { Compiler, PlainCompiler } from './Compiler'
import { atOnce, type Control } from './Control'
import { compileIf, controlIf, controlSwitch } from './choices'
import type { Evaluate } from './Evaluate'
import { compileEach, compileLoop, controlEach, controlLoop } from './loops'

type Labels = readonly string[]
type Type = Statement['type']

const NOTHING: Evaluate = () => undefined

/** What statements do, by type. Those that no `await` can stand in are plain. */
const CONTROLS: {
  readonly [T in Type]?: <Run>(
    node: NodeOf<T>,
    compiler: Compiler<Run>,
    labels: Labels,
  ) => Control<Run>
} = {
  ExpressionStatement({ expression }, compiler) {
    const run = compiler.expression(expression)
    return function* (frame) {
      yield [run, frame]
    }
  },
  VariableDeclaration({ declarations }, compiler) {
    const variables = declarations.map(({ id, init }) => ({
      store: compiler.pattern(id),
      run: init && compiler.expression(init),
    }))
    return function* (frame) {
      for (const { store, run } of variables) if (run) store(frame, yield [run, frame])
    }
  },
  ReturnStatement({ argument }, compiler) {
    const run = argument && compiler.expression(argument)
    return function* (frame) {
      return giveBack(run ? yield [run, frame] : undefined)
    }
  },
  ThrowStatement({ argument }, compiler) {
    const run = compiler.expression(argument)
    return function* (frame) {
      throw yield [run, frame]
    }
  },
  BlockStatement: controlBlock,
  IfStatement: controlIf,
  ForStatement: controlLoop,
  WhileStatement: controlLoop,
  DoWhileStatement: controlLoop,
  ForOfStatement: controlEach,
  ForInStatement: controlEach,
  SwitchStatement: controlSwitch,
  TryStatement: controlTry,
  LabeledStatement({ label, body }, compiler, labels) {
    const run = compiler.statement(body, [...labels, label.name])
    return function* (frame) {
      return leave(yield [run, frame], label.name)
    }
  },
}

/** The same for what runs often, where nothing waits: a generator for each would be slow. */
const PLAIN: {
  readonly [T in Type]?: (node: NodeOf<T>, compiler: PlainCompiler, labels: Labels) => Evaluate
} = {
  EmptyStatement: () => NOTHING,
  ExpressionStatement({ expression }, compiler) {
    const run = compiler.expression(expression)
    return (frame) => {
      run(frame)
    }
  },
  VariableDeclaration({ declarations }, compiler) {
    const steps = declarations.flatMap(({ id, init }): Evaluate[] => {
      const store = compiler.pattern(id)
      if (!init) return []
      const get = compiler.expression(init)
      return [(frame) => store(frame, get(frame))]
    })
    return (frame) => {
      for (const step of steps) step(frame)
    }
  },
  FunctionDeclaration(node, compiler) {
    const store = compiler.pattern(node.id)
    const get = compiler.function(node)
    return (frame) => store(frame, get(frame))
  },
  ReturnStatement({ argument }, compiler) {
    const get = argument ? compiler.expression(argument) : NOTHING
    return (frame) => giveBack(get(frame))
  },
  BreakStatement: ({ type, label }) => jump(label ? { type, label: label.name } : BROKEN),
  ContinueStatement: ({ type, label }) => jump(label ? { type, label: label.name } : CONTINUED),
  BlockStatement: compileBlock,
  IfStatement: compileIf,
  ForStatement: compileLoop,
  WhileStatement: compileLoop,
  DoWhileStatement: compileLoop,
  ForOfStatement: compileEach,
  ForInStatement: compileEach,
}

/** Compiles a statement where nothing waits. */
export function compileStatement(
  node: Statement,
  compiler: PlainCompiler,
  labels: Labels = [],
): Evaluate {
  const plain = PLAIN[node.type]
  return plain
    ? plain(node as never, compiler, labels)
    : atOnce(controlStatement(node, compiler, labels))
}

export function controlStatement<Run>(
  node: Statement,
  compiler: Compiler<Run>,
  labels: Labels = [],
): Control<Run> {
  const control = CONTROLS[node.type] as NonNullable<(typeof CONTROLS)[Type]>
  return control(node as never, compiler, labels)
}

function jump(completion: unknown): Evaluate {
  return () => completion
}

/** How a statement with a label ended. */
function leave(completion: unknown, label: string): unknown {
  return completion !== undefined && isJump(completion, 'BreakStatement', [label])
    ? undefined
    : completion
}
