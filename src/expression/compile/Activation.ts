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

/** Where a jump leads to. */
export interface JumpTarget {
  at: number
}

/** Where to go on when something is thrown. */
class Handler {
  readonly depth = currentRun().depth

  constructor(
    readonly label: JumpTarget,
    readonly frame: Frame | null,
  ) {}
}

/** A thrown value, and the one that a `catch` receives. */
export interface Failure {
  readonly thrown: unknown
  readonly caught: unknown
}

/** A function that is running: it goes through the steps of its body, and stops at each `await`. */
export class Activation {
  /** The index of the next step. */
  at = 0
  /** The value that the function returns. */
  value: unknown
  /** The outcome of the last `await`. */
  given: unknown
  /** Handlers, cursors of loops, values of `switch`, ends of `finally`; the innermost is last. */
  readonly stack: unknown[] = []

  constructor(
    private readonly steps: readonly BodyStep[],
    public frame: Frame | null,
  ) {}

  /** Runs on, with what came of the `await` where it stopped. */
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

  /** Runs on, where what was awaited has failed. */
  throw(reason: unknown): ReturnType<Activation['next']> {
    this.raise(reason)
    return this.next()
  }

  guard(label: JumpTarget): void {
    spend(SLOW_STEPS)
    this.stack.push(new Handler(label, this.frame))
  }

  /** Goes to the innermost handler. Throws again what the text does not catch, or may not. */
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

  /** Runs a `finally`, and then what comes next. */
  detour(label: JumpTarget): void {
    this.stack.push(this.at)
    this.at = label.at
  }

  /** Ends a `finally`: goes on with what comes after it, or throws again. */
  resume(): void {
    const after = this.stack.pop() as number | Failure
    if (typeof after !== 'number') throw after.thrown
    this.at = after
  }
}
