import { errorOnce } from '../../src/utils/problems/warn'

/**
 * Runs code for an element in the markup. No caller could catch its errors, so they are printed,
 * and other elements are not affected.
 */
export function reportErrors<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    errorOnce(String((error as Error).message).replace(/^SiteBlocks: /, ''))
    return undefined
  }
}
