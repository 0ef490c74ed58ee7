import { quoteValue } from '../utils/quoteValue'

/** How many blocks may stand inside one another. Deeper ones would overflow the stack somewhere. */
const MAX_BLOCK_DEPTH = 500

/** How many steps may lead to a value: blocks in columns and the like take several for each level. */
const MAX_PATH_LENGTH = 1_100

/** One way through an entry: where it stands, and what it has to say. */
export class ParsePass {
  /** The steps that lead to the value at hand. Its text is made only for a warning. */
  readonly path: (string | number)[] = []
  // Not with a #: for browsers of ES2020 that becomes a WeakMap, asked several times for every block.
  private readonly ancestors: object[] = []
  private blockDepth = 0

  /**
   * @param subject - Names the entry in warnings.
   * @param warn - Takes each warning.
   */
  constructor(
    readonly subject: string,
    readonly warn: (message: string) => void,
  ) {}

  /** Leaves out the value at hand, and says why. */
  leaveOut(problem: string): undefined {
    this.warn(`${this.subject}: ${this.path.join('.')} ${problem}. It is left out.`)
  }

  /** Leaves out the value at hand. Says what was expected, unless nothing is there. */
  reject(expected: string, value: unknown): undefined {
    if (value === null || value === undefined) return undefined
    return this.leaveOut(`must be ${expected}, got ${quoteValue(value)}`)
  }

  /**
   * Goes into an object that may hold others of its kind, until {@link ParsePass.leave}.
   *
   * @returns Whether it may be entered. One that would never end is left out.
   */
  enter(value: object): boolean {
    if (this.path.length > MAX_PATH_LENGTH) this.leaveOut('is nested too deep')
    else if (this.ancestors.includes(value)) this.leaveOut('contains itself')
    else {
      this.ancestors.push(value)
      return true
    }
    return false
  }

  leave(): void {
    this.ancestors.pop()
  }

  /** As {@link ParsePass.enter}, for a block, until {@link ParsePass.leaveBlock}. */
  enterBlock(value: object): boolean {
    if (this.blockDepth >= MAX_BLOCK_DEPTH) {
      this.leaveOut(`is nested more than ${MAX_BLOCK_DEPTH} blocks deep`)
      return false
    }
    if (!this.enter(value)) return false
    this.blockDepth++
    return true
  }

  leaveBlock(): void {
    this.blockDepth--
    this.leave()
  }
}
