import type { ContentRoot, ContentRootOptions } from './ContentRoot'
import { createPartedStage, type StageDependencies } from './createPartedStage'
import { createRootFrame } from './createRootFrame'
import { createStagedRoot } from './createStagedRoot'

/** Like `createContentRoot`, for a page that loads React only when an entry needs it. */
export function createPartedRoot(
  container: HTMLElement,
  options: ContentRootOptions,
  parts: StageDependencies,
): ContentRoot {
  const frame = createRootFrame(container, options)
  return createStagedRoot(frame, createPartedStage(frame, parts))
}
