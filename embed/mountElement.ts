import { errorOnce } from '../src/index'
import type { Mounts } from './createMount'
import type { MountOptions } from './MountOptions'
import { readAttributes } from './readAttributes'
import type { Widget } from './Widget'

/**
 * Mounts an element of the markup with the options that its attributes hold.
 *
 * Nobody called a function here, so what is wrong goes to the console: one bad element stops no other.
 */
export function mountElement(
  element: Element,
  prefix: '' | 'data-',
  { mount }: Mounts,
): Widget | undefined {
  try {
    return mount(element, readAttributes(element, prefix) as MountOptions)
  } catch (error) {
    errorOnce(String((error as Error).message).replace(/^SiteBlocks: /, ''))
    return undefined
  }
}
