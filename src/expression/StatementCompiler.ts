import { BROKEN, CONTINUED, giveBack, RETURNED, takeBack } from './completion'
import { ExpressionCompiler } from './ExpressionCompiler'
import { copyFrame, openFrame } from './frames'
import { namePart } from './namePart'
import type { Mark } from './OperandCompiler'
import type { Evaluate, Part } from './Part'
import { namesIn, storeOf } from './pattern'
import { entriesOf, itemsOf } from './properties'
import { spend } from './run'

const DECLARATIONS = new Set(['var', 'let', 'const'])

const NOTHING: Evaluate = () => undefined

/** What stands in the parentheses after `for`. */
interface LoopHead {
  readonly start: Evaluate
  readonly test: Evaluate
  readonly step: Evaluate
  readonly names: readonly string[]
}

/** Compiles texts with statements. */
export class StatementCompiler extends ExpressionCompiler {
  /** Names that `let`, `const` and functions declare in the block that is being read. */
  private names: string[] = []

  /** Compiles a text that is one expression. */
  expression(): Evaluate {
    const { get } = this.sequence()
    this.accept(';')
    if (this.token.kind !== 'end') this.fail()
    return get
  }

  /** Compiles a text that is the body of a function. */
  program(): Evaluate {
    const { variables } = this
    const run = this.notes.within(variables, () => this.statements(''))
    return () => takeBack(run(openFrame(null, variables)))
  }

  protected override body(): Evaluate {
    const run = this.block()
    return (frame) => takeBack(run(frame))
  }

  private block(): Evaluate {
    this.expect('{')
    const run = this.statements('}')
    this.expect('}')
    return run
  }

  private statements(close: string): Evaluate {
    return this.scoped((names) => {
      const functions: Evaluate[] = []
      const others: Evaluate[] = []
      while (!(this.is(close) || this.token.kind === 'end')) {
        // Functions may be called before the line that declares them.
        const steps = this.is('function') ? functions : others
        steps.push(this.statement())
      }
      return runAll([...functions, ...others], names)
    })
  }

  /** Reads a block, or a loop with its head, together with the names that it declares. */
  private scoped(read: (names: readonly string[]) => Evaluate): Evaluate {
    const outer = this.names
    const names: string[] = []
    this.names = names
    const run = this.notes.within(names, () => read(names))
    this.names = outer
    return run
  }

  private statement(): Evaluate {
    return this.nested(() => {
      const { kind, text } = this.token
      if (this.is('{')) return this.block()
      if (this.accept(';')) return NOTHING
      if (kind === 'name') {
        if (DECLARATIONS.has(text)) return this.ended(this.declaration())
        if (this.accept('function')) return this.functionDeclaration()
        if (this.accept('if')) return this.if()
        if (this.accept('for')) return this.scoped((names) => this.for(names))
        if (this.accept('while')) return this.while()
        if (this.accept('return')) return this.return()
        if (this.accept('break')) return this.ended(() => BROKEN)
        if (this.accept('continue')) return this.ended(() => CONTINUED)
      }
      return this.ended(this.effect())
    })
  }

  /** A statement that a semicolon, a line, a brace or the end of the text ends. */
  private ended(statement: Evaluate): Evaluate {
    const { kind, afterNewline } = this.token
    if (!(this.accept(';') || this.is('}') || afterNewline || kind === 'end')) this.fail()
    return statement
  }

  /** An expression that is only evaluated. */
  private effect(): Evaluate {
    const { get } = this.sequence()
    return (frame) => {
      get(frame)
    }
  }

  private declaration(): Evaluate {
    const kind = this.advance()
    return this.declarations(kind, this.declared(kind))
  }

  /** Reads what follows the first target after `var`, `let` or `const`. */
  private declarations(kind: string, first: Part): Evaluate {
    const steps: Evaluate[] = []
    for (let target = first; ; target = this.declared(kind)) {
      const store = storeOf(target)
      if (this.accept('=')) {
        const { get } = this.assignment()
        steps.push((frame) => store(frame, get(frame)))
      }
      if (!this.accept(',')) return runAll(steps, [])
    }
  }

  private declared(kind: string): Part {
    const { reads } = this.mark()
    const target = this.primary()
    const names = namesIn(target)
    // The names were read as if they stood in an expression.
    this.notes.forgetReads(names, reads)
    const declared = kind === 'var' ? this.variables : this.names
    declared.push(...names)
    return target
  }

  private functionDeclaration(): Evaluate {
    const name = this.name()
    this.names.push(name)
    const store = storeOf(namePart(name, this.notes))
    const { get } = this.functionFrom('')
    return (frame) => store(frame, get(frame))
  }

  private if(): Evaluate {
    const test = this.condition()
    const yes = this.statement()
    const no = this.accept('else') ? this.statement() : NOTHING
    return (frame) => (test(frame) ? yes : no)(frame)
  }

  private condition(): Evaluate {
    this.expect('(')
    const { get } = this.sequence()
    this.expect(')')
    return get
  }

  private return(): Evaluate {
    const { kind, afterNewline } = this.token
    const isEmpty = afterNewline || kind === 'end' || this.is(';') || this.is('}')
    const value = isEmpty ? NOTHING : this.sequence().get
    return this.ended((frame) => giveBack(value(frame)))
  }

  private while(): Evaluate {
    const mark = this.mark()
    return this.loop({ start: NOTHING, test: this.condition(), step: NOTHING, names: [] }, mark)
  }

  private for(names: readonly string[]): Evaluate {
    const mark = this.mark()
    this.expect('(')
    const kind = DECLARATIONS.has(this.token.text) ? this.advance() : null
    let start = NOTHING
    if (kind !== null) {
      const target = this.declared(kind)
      if (this.accept('of')) return this.each(target, itemsOf, names, mark)
      if (this.accept('in')) return this.each(target, keysOf, names, mark)
      start = this.declarations(kind, target)
    } else if (!this.is(';')) {
      start = this.effect()
    }
    this.expect(';')
    const test: Evaluate = this.is(';') ? () => true : this.sequence().get
    this.expect(';')
    const step = this.is(')') ? NOTHING : this.effect()
    this.expect(')')
    return this.loop({ start, test, step, names }, mark)
  }

  private loop({ start, test, step, names }: LoopHead, mark: Mark): Evaluate {
    const body = this.statement()
    const weight = this.weightSince(mark)
    return (outer) => {
      let frame = openFrame(outer, names)
      start(frame)
      for (; test(frame); step(frame)) {
        spend(weight)
        const completion = body(frame)
        if (completion === BROKEN) break
        if (completion === RETURNED) return completion
        // Functions that a turn made keep the variables of that turn.
        frame = copyFrame(frame, outer)
      }
      return undefined
    }
  }

  private each(
    target: Part,
    list: (value: unknown) => readonly unknown[],
    names: readonly string[],
    mark: Mark,
  ): Evaluate {
    const store = storeOf(target)
    const { get } = this.sequence()
    this.expect(')')
    const body = this.statement()
    const weight = this.weightSince(mark)
    return (outer) => {
      for (const item of list(get(outer))) {
        spend(weight)
        const frame = openFrame(outer, names)
        store(frame, item)
        const completion = body(frame)
        if (completion === BROKEN) break
        if (completion === RETURNED) return completion
      }
      return undefined
    }
  }
}

function runAll(steps: readonly Evaluate[], names: readonly string[]): Evaluate {
  return (outer) => {
    const frame = openFrame(outer, names)
    for (const step of steps) {
      const completion = step(frame)
      if (completion !== undefined) return completion
    }
    return undefined
  }
}

function keysOf(value: unknown): readonly unknown[] {
  return entriesOf(value).map(([key]) => key)
}
