import { errorOnce } from '../../src/index'
import type { Mounts } from '../widget/createMount'
import type { MountOptions } from '../widget/MountOptions'
import type { Widget } from '../widget/Widget'
import { readAttributes } from './readAttributes'

/** Mounts an element of the markup with the options that its attributes hold. */
export function mountElement(
  element: Element,
  prefix: '' | 'data-',
  { mount }: Mounts,
): Widget | undefined {
  return reportErrors(() => mount(element, readAttributes(element, prefix) as MountOptions))
}

/**
 * Runs what the markup asks for. Nobody called a function there, so what is wrong goes to the console: one bad
 * element stops no other.
 */
export function reportErrors<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    errorOnce(String((error as Error).message).replace(/^SiteBlocks: /, ''))
    return undefined
  }
}
