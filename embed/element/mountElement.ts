import { errorOnce } from '../../src/index'
import type { Mounts } from '../widget/createMount'
import type { MountOptions } from '../widget/MountOptions'
import type { Widget } from '../widget/Widget'
import { readAttributes } from './readAttributes'

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
