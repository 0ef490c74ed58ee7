import { errorOnce } from '../../src/internal'

/**
 * Runs code on behalf of the markup. No caller can catch its errors, so they go to the console: one
 * bad element stops no other.
 */
export function reportErrors<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    errorOnce(String((error as Error).message).replace(/^SiteBlocks: /, ''))
    return undefined
  }
}
