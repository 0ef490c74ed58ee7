import { createClient } from '../../client/createClient'
import type { ContentRoot, ContentRootOptions } from '../root/ContentRoot'
import { createStagedRoot } from '../root/createStagedRoot'
import { createReactStage } from './createReactStage'

/**
 * Makes a root in `container`, which shows its own children until there is content.
 *
 * Inherited properties such as `color` and `font` deliberately cross the boundary: by default,
 * content looks like the page around it.
 *
 * @throws Error when the element cannot hold a shadow root, or its document is not on a page.
 */
export function createContentRoot(
  container: HTMLElement,
  options: ContentRootOptions,
): ContentRoot {
  return createStagedRoot(container, options, (frame) => createReactStage(frame, createClient))
}
