import type { Node } from '../parse/nodes'
import { type Frame, openFrame } from '../runtime/frames'
import type { Activation, BodyStep, JumpTarget } from './Activation'
import type { Compiler, Evaluator } from './Compiler'

/** An enclosing statement that a jump may leave. */
interface Enclosure {
  readonly labels?: readonly string[]
  /** Target of `break`. */
  readonly exit?: JumpTarget
  readonly isBlock?: boolean
  /** Target of `continue`. */
  readonly turn?: JumpTarget
  /** Emits the cleanup for a jump out of the statement. */
  leave?(): void
}

/** A function body during compilation: its steps so far, and the enclosing statements. */
export class Body {
  constructor(
    readonly compiler: Compiler,
    /** Positions of `await` in the body. */
    private readonly awaits: readonly number[],
    /** Names of temporary variables. */
    private readonly variables: string[] = [],
    readonly steps: BodyStep[] = [],
    private readonly enclosing: readonly Enclosure[] = [],
  ) {}

  emit(step: (run: Activation) => void): void {
    this.steps.push(step as BodyStep)
  }

  /** Emits a pause until the value of `get` has settled. */
  emitWait(get: Evaluator): void {
    this.steps.push(({ frame }) => ({ done: false, value: get(frame) }))
  }

  /** Creates a label at the current step; `place` moves it. */
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

  /** Emits the removal of the innermost stack value. */
  pop(): void {
    this.emit(({ stack }) => void stack.pop())
  }

  /** Emits the cleanup of enclosing statements, up to the first one that `isTarget` accepts. */
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

  /** Emits steps in a new frame if they declare names. */
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

  /** Whether a node contains an `await` outside of nested functions. */
  isAwaiting({ start, end }: Node): boolean {
    return this.awaits.some((position) => start <= position && position < end)
  }

  /** Declares a temporary variable, whose name no text can contain. */
  variable(): string {
    const name = ` ${this.variables.length}`
    this.variables.push(name)
    return name
  }
}
