import type { Browser } from 'playwright'

/** One thing that goes wrong, and what is to become of it. */
export interface Row {
  readonly name: string
  /** Expected outcome. */
  readonly expected: string
  /** Seconds after which it counts as hung. */
  readonly limitSeconds: number
  /**
   * Does it. Gives what happened, with figures; throws where that is not what is expected.
   *
   * @throws {@link Skipped} where this machine cannot do it.
   */
  run(tools: Tools): Promise<string>
}

/** Tools of a row. */
export interface Tools {
  /** Starts a browser at the first use. */
  browser(): Promise<Browser>
  /** An empty folder, which is removed after the row. */
  folder(): Promise<string>
  /** Runs `step` after the row, also when it fails. */
  after(step: () => unknown): void
}

/** Says why a row does not run on this machine. */
export class Skipped extends Error {}

/** Fails the row unless `isSo`. */
export function expect(isSo: boolean, message: string): void {
  if (!isSo) throw new Error(message)
}
