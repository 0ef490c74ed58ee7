import type { ContentRoot, ContentRootOptions } from './ContentRoot'
import { createPartedStage, type StageDependencies } from './createPartedStage'
import { createRootFrame } from './createRootFrame'
import { createStagedRoot } from './createStagedRoot'

/** As `createContentRoot`, for a page to which React comes when something needs it. */
export function createPartedRoot(
  container: HTMLElement,
  options: ContentRootOptions,
  parts: StageDependencies,
): ContentRoot {
  const frame = createRootFrame(container, options)
  return createStagedRoot(frame, createPartedStage(frame, parts))
}
