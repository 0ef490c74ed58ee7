import type { Browser } from 'playwright'

/** A fault and its expected outcome. */
export interface Row {
  readonly name: string
  /** Expected outcome. */
  readonly expected: string
  /** Seconds after which the row counts as hung. */
  readonly limitSeconds: number
  /**
   * Causes the fault. Resolves with a description and figures; rejects if the outcome is
   * unexpected.
   *
   * @throws {@link Skipped} if this machine cannot run the row.
   */
  run(tools: Tools): Promise<string>
}

/** Helpers for rows. */
export interface Tools {
  /** Starts a browser on first use. */
  browser(): Promise<Browser>
  /** An empty folder, which is removed after the row. */
  folder(): Promise<string>
  /** Runs `step` after the row, even if the row fails. */
  after(step: () => unknown): void
}

/** Thrown with the reason why this machine cannot run a row. */
export class Skipped extends Error {}

/** Fails the row unless `isSo`. */
export function expect(isSo: boolean, message: string): void {
  if (!isSo) throw new Error(message)
}
