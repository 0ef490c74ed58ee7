import { toCaught } from '../runtime/caught'
import type { Frame } from '../runtime/frames'
import { SLOW_STEPS } from '../runtime/limits'
import { currentRun, spend } from '../runtime/run'

/** A step of a function's body: may set {@link Activation.at} to jump, or return a pause. */
export type BodyStep = (run: Activation) => Pause | undefined

interface Pause {
  readonly done: false
  readonly value: unknown
}

/** Target of a jump: the index of a step. */
export interface JumpTarget {
  at: number
}

/** Step and frame at which a `catch` or `finally` continues after an error. */
class Handler {
  readonly depth = currentRun().depth

  constructor(
    readonly label: JumpTarget,
    readonly frame: Frame | null,
  ) {}
}

/** A thrown value, and the value that a `catch` receives for it. */
export interface Failure {
  readonly thrown: unknown
  readonly caught: unknown
}

/** A running function: executes the steps of its body, and pauses at each `await`. */
export class Activation {
  /** Index of the next step. */
  at = 0
  /** Return value of the function. */
  value: unknown
  /** Result of the last `await`. */
  given: unknown
  /** Handlers, loop cursors, `switch` values and `finally` returns; the innermost is last. */
  readonly stack: unknown[] = []

  constructor(
    private readonly steps: readonly BodyStep[],
    public frame: Frame | null,
  ) {}

  /** Continues after a pause with the result of the `await`. */
  next(given?: unknown): Pause | { readonly done: true; readonly value: unknown } {
    this.given = given
    for (;;) {
      try {
        for (let step = this.steps[this.at++]; step; step = this.steps[this.at++]) {
          const pause = step(this)
          if (pause) return pause
        }
        return { done: true, value: this.value }
      } catch (thrown) {
        this.raise(thrown)
      }
    }
  }

  /** Continues after a pause whose promise was rejected. */
  throw(reason: unknown): ReturnType<Activation['next']> {
    this.raise(reason)
    return this.next()
  }

  guard(label: JumpTarget): void {
    spend(SLOW_STEPS)
    this.stack.push(new Handler(label, this.frame))
  }

  /** Jumps to the innermost handler. Rethrows errors that the text does not, or may not, catch. */
  private raise(thrown: unknown): void {
    const { stack } = this
    let handler: unknown
    do {
      if (stack.length === 0) throw thrown
      handler = stack.pop()
    } while (!(handler instanceof Handler))
    const caught = toCaught(thrown)
    currentRun().depth = handler.depth
    spend(2 * SLOW_STEPS)
    stack.push({ thrown, caught } satisfies Failure)
    this.frame = handler.frame
    this.at = handler.label.at
  }

  /** Jumps to a `finally`, and records where to continue after it. */
  detour(label: JumpTarget): void {
    this.stack.push(this.at)
    this.at = label.at
  }

  /** Ends a `finally`: continues after it, or rethrows the pending error. */
  resume(): void {
    const after = this.stack.pop() as number | Failure
    if (typeof after !== 'number') throw after.thrown
    this.at = after
  }
}
