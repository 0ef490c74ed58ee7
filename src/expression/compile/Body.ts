import type { Node } from '../parse/nodes'
import { type Frame, openFrame } from '../runtime/frames'
import type { Activation, BodyStep, JumpTarget } from './Activation'
import type { Compiler, Evaluator } from './Compiler'

/** A statement around another one, which a jump may leave. */
interface Enclosure {
  readonly labels?: readonly string[]
  /** Where `break` leads to, and whether only by its label. */
  readonly exit?: JumpTarget
  readonly isBlock?: boolean
  /** Where `continue` leads to. */
  readonly turn?: JumpTarget
  /** Emits what has to be done before it is left from within. */
  leave?(): void
}

/** The body of a function during compilation: its steps so far, and what encloses the next. */
export class Body {
  constructor(
    readonly compiler: Compiler,
    /** Where each `await` stands in it. */
    private readonly awaits: readonly number[],
    /** Names of its own variables. */
    private readonly variables: string[] = [],
    readonly steps: BodyStep[] = [],
    private readonly enclosing: readonly Enclosure[] = [],
  ) {}

  emit(step: (run: Activation) => void): void {
    this.steps.push(step as BodyStep)
  }

  /** Emits a stop, until there is what `get` gives. */
  emitWait(get: Evaluator): void {
    this.steps.push(({ frame }) => ({ done: false, value: get(frame) }))
  }

  /** A place in the steps: here, or where it is put later. */
  label(): JumpTarget {
    return { at: this.steps.length }
  }

  place(label: JumpTarget): void {
    label.at = this.steps.length
  }

  jump(label: JumpTarget): void {
    this.emit((run) => {
      run.at = label.at
    })
  }

  jumpIf(test: Evaluator, label: JumpTarget): void {
    this.emit((run) => {
      if (test(run.frame)) run.at = label.at
    })
  }

  /** Emits that the innermost value of the stack is done with. */
  pop(): void {
    this.emit(({ stack }) => void stack.pop())
  }

  /** Emits what leads out of the statements around, up to one that `isTarget` takes. */
  leave(isTarget: (enclosure: Enclosure) => boolean = () => false): Enclosure | undefined {
    for (let index = this.enclosing.length - 1; index >= 0; index--) {
      const enclosure = this.enclosing[index] as Enclosure
      if (isTarget(enclosure)) return enclosure
      enclosure.leave?.()
    }
    return undefined
  }

  within(enclosure: Enclosure, compiler: Compiler = this.compiler): Body {
    const { awaits, variables, steps, enclosing } = this
    return new Body(compiler, awaits, variables, steps, [...enclosing, enclosure])
  }

  /** Emits what stands in a frame of its own, if it declares names. */
  inFrame(names: readonly string[], emit: (inner: Body) => void): void {
    if (names.length === 0) {
      emit(this)
      return
    }
    this.emit((run) => {
      run.frame = openFrame(run.frame, names)
    })
    const close = () =>
      this.emit((run) => {
        run.frame = (run.frame as Frame).outer
      })
    emit(this.within({ leave: close }, this.compiler.within(names)))
    close()
  }

  /** Whether a node has to wait: it holds an `await` outside of functions of its own. */
  isAwaiting({ start, end }: Node): boolean {
    return this.awaits.some((position) => start <= position && position < end)
  }

  /** The name of a variable of its own, which no text can spell. */
  variable(): string {
    const name = ` ${this.variables.length}`
    this.variables.push(name)
    return name
  }
}
