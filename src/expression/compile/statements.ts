import type { Expression, NodeOf, Pattern, Statement } from '../parse/nodes'
import { type Frame, nextFrame } from '../runtime/frames'
import { isSame } from '../runtime/operators'
import { refuse } from '../runtime/problem'
import { itemsOf, keysOf } from '../runtime/properties'
import { spend } from '../runtime/run'
import type { Failure, JumpTarget } from './Activation'
import type { Body } from './Body'
import { weightOf } from './Compiler'
import { compileAwaiting } from './waits'

type Labels = readonly string[]

/** Jump target for the end of a function. */
const END: JumpTarget = { at: Number.POSITIVE_INFINITY }

/** A list that a loop iterates over, and the current index. */
interface Cursor {
  readonly items: readonly unknown[]
  index: number
}

/** Compilers of statements, by node type. */
const STATEMENTS: {
  readonly [T in Statement['type']]: (node: NodeOf<T>, body: Body, labels: Labels) => void
} = {
  EmptyStatement() {},
  ExpressionStatement({ expression }, body) {
    evaluate(expression, body)
  },
  VariableDeclaration({ declarations }, body) {
    for (const { id, init } of declarations) {
      const store = body.compiler.pattern(id)
      if (!init) continue
      const get = compileAwaiting(init, body)
      body.emit(({ frame }) => store(frame, get(frame)))
    }
  },
  FunctionDeclaration(node, body) {
    const store = body.compiler.pattern(node.id)
    const get = body.compiler.expression({ ...node, type: 'FunctionExpression' })
    body.emit(({ frame }) => store(frame, get(frame)))
  },
  ReturnStatement({ argument }, body) {
    const get = argument && compileAwaiting(argument, body)
    body.emit((run) => {
      run.value = get?.(run.frame)
    })
    body.leave()
    body.jump(END)
  },
  ThrowStatement({ argument }, body) {
    const get = compileAwaiting(argument, body)
    body.emit(({ frame }) => {
      throw get(frame)
    })
  },
  BreakStatement: compileJump,
  ContinueStatement: compileJump,
  BlockStatement({ names, body }, outer) {
    outer.inFrame(names, (inner) => compileStatements(body, inner))
  },
  IfStatement({ test, consequent, alternate }, body) {
    const otherwise = body.label()
    const end = body.label()
    const get = compileAwaiting(test, body)
    body.jumpIf((frame) => !get(frame), otherwise)
    compileStatement(consequent, body)
    if (alternate) body.jump(end)
    body.place(otherwise)
    if (alternate) compileStatement(alternate, body)
    body.place(end)
  },
  ForStatement: compileLoop,
  WhileStatement: compileLoop,
  DoWhileStatement: compileLoop,
  ForOfStatement: compileEach,
  ForInStatement: compileEach,
  LabeledStatement({ label, body: statement }, body, outerLabels) {
    const labels = [...outerLabels, label.name]
    const exit = body.label()
    compileStatement(statement, body.within({ labels, exit, isBlock: true }), labels)
    body.place(exit)
  },
  SwitchStatement: compileSwitch,
  TryStatement: compileTry,
}

/** @param labels - Labels of the statement. */
function compileStatement(node: Statement, body: Body, labels: Labels = []): void {
  STATEMENTS[node.type](node as never, body, labels)
}

/** Compiles statements, function declarations first, because code above may call them. */
export function compileStatements(nodes: readonly Statement[], body: Body): void {
  for (const node of nodes) if (node.type === 'FunctionDeclaration') compileStatement(node, body)
  for (const node of nodes) if (node.type !== 'FunctionDeclaration') compileStatement(node, body)
}

function compileJump(
  { type, label, start }: NodeOf<'BreakStatement' | 'ContinueStatement'>,
  body: Body,
): void {
  const [word, field] =
    type === 'BreakStatement' ? (['break', 'exit'] as const) : (['continue', 'turn'] as const)
  const target = body.leave(
    ({ labels = [], isBlock, [field]: target }) =>
      target !== undefined && (label ? labels.includes(label.name) : !isBlock),
  )?.[field]
  body.jump(target ?? refuse('syntax', `Unexpected "${word}"`, start))
}

/** Compiles `for (;;)`, `while` and `do`. */
function compileLoop(
  node: NodeOf<'ForStatement' | 'WhileStatement' | 'DoWhileStatement'>,
  outer: Body,
  labels: Labels,
): void {
  const { names, init, update } =
    node.type === 'ForStatement' ? node : { names: [], init: null, update: null }
  const weight = weightOf(node)
  outer.inFrame(names, (body) => {
    const test = body.label()
    const turn = body.label()
    const exit = body.label()
    if (init?.type === 'VariableDeclaration') compileStatement(init, body)
    else if (init) evaluate(init, body)
    if (node.type === 'DoWhileStatement') body.emit(() => spend(weight))
    else body.jump(test)
    const start = body.label()
    compileStatement(node.body, body.within({ labels, exit, turn }))
    body.place(turn)
    // Closures created in an iteration keep that iteration's variables.
    if (names.length > 0) {
      body.emit((run) => {
        run.frame = nextFrame(run.frame as Frame)
      })
    }
    if (update) evaluate(update, body)
    body.place(test)
    const goesOn = node.test && compileAwaiting(node.test, body)
    body.emit((run) => {
      if (goesOn && !goesOn(run.frame)) return
      spend(weight)
      run.at = start.at
    })
    body.place(exit)
  })
}

function evaluate(node: Expression, body: Body): void {
  const run = compileAwaiting(node, body)
  body.emit(({ frame }) => void run(frame))
}

/** Compiles `for (… of …)` and `for (… in …)`. */
function compileEach(
  node: NodeOf<'ForOfStatement' | 'ForInStatement'>,
  outer: Body,
  labels: Labels,
): void {
  const { type, left, right, names } = node
  const weight = weightOf(node)
  const toItems = type === 'ForOfStatement' ? itemsOf : keysOf
  const target = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left
  const list = compileAwaiting(right, outer)
  outer.emit(({ frame, stack }) => {
    stack.push({ items: toItems(list(frame)), index: 0 } satisfies Cursor)
  })
  const turn = outer.label()
  const exit = outer.label()
  outer.emit((run) => {
    const { items, index } = run.stack.at(-1) as Cursor
    if (index === items.length) run.at = exit.at
    else spend(weight)
  })
  outer.within({ labels, exit, turn, leave: () => outer.pop() }).inFrame(names, (body) => {
    const store = body.compiler.pattern(target as Pattern)
    body.emit(({ frame, stack }) => {
      const cursor = stack.at(-1) as Cursor
      store(frame, cursor.items[cursor.index++])
    })
    compileStatement(node.body, body)
  })
  outer.jump(turn)
  outer.place(exit)
  outer.pop()
}

function compileSwitch(
  { discriminant, cases, names }: NodeOf<'SwitchStatement'>,
  outer: Body,
): void {
  const given = compileAwaiting(discriminant, outer)
  outer.emit(({ frame, stack }) => void stack.push(given(frame)))
  const exit = outer.label()
  outer.within({ exit, leave: () => outer.pop() }).inFrame(names, (body) => {
    const end = body.label()
    const starts = cases.map(() => body.label())
    let fallback = end
    cases.forEach(({ test }, index) => {
      const start = starts[index] as JumpTarget
      if (!test) {
        fallback = start
        return
      }
      const get = compileAwaiting(test, body)
      body.emit((run) => {
        if (isSame(run.stack.at(-1), get(run.frame))) run.at = start.at
      })
    })
    body.jump(fallback)
    cases.forEach(({ consequent }, index) => {
      body.place(starts[index] as JumpTarget)
      compileStatements(consequent, body)
    })
    body.place(end)
  })
  outer.place(exit)
  outer.pop()
}

/** Compiles `try`. All exits, including jumps, run its `finally`. */
function compileTry(node: NodeOf<'TryStatement'>, outer: Body): void {
  const { finalizer } = node
  if (!finalizer) {
    compileCatch(node, outer)
    return
  }
  const last = outer.label()
  const end = outer.label()
  const finish = () =>
    outer.emit((run) => {
      run.stack.pop()
      run.detour(last)
    })
  outer.emit((run) => run.guard(last))
  compileCatch(node, outer.within({ leave: finish }))
  finish()
  outer.jump(end)
  outer.place(last)
  compileStatement(finalizer, outer.within({ leave: () => outer.pop() }))
  outer.emit((run) => run.resume())
  outer.place(end)
}

function compileCatch({ block, handler }: NodeOf<'TryStatement'>, outer: Body): void {
  if (!handler) {
    compileStatement(block, outer)
    return
  }
  const caught = outer.label()
  const end = outer.label()
  outer.emit((run) => run.guard(caught))
  compileStatement(block, outer.within({ leave: () => outer.pop() }))
  outer.pop()
  outer.jump(end)
  outer.place(caught)
  outer.inFrame(handler.names, (body) => {
    const store = handler.param && body.compiler.pattern(handler.param)
    body.emit(({ frame, stack }) => {
      const failure = stack.pop() as Failure
      store?.(frame, failure.caught)
    })
    compileStatement(handler.body, body)
  })
  outer.place(end)
}
