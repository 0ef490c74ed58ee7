import type { ContentRoot, ContentRootOptions } from './ContentRoot'
import { createRootFrame, type RootFrame, type Stage } from './createRootFrame'

/** A root whose entries are rendered by the stage that `createStage` makes. */
export function createStagedRoot(
  container: HTMLElement,
  options: ContentRootOptions,
  createStage: (frame: RootFrame) => Stage,
): ContentRoot {
  const frame = createRootFrame(container, options)
  const stage = createStage(frame)
  let unmounted = false
  return {
    shadowRoot: frame.shadowRoot,
    served: frame.served,
    show: (content) => (unmounted ? Promise.resolve() : stage.show(content)),
    showPlaceholder() {
      if (unmounted) return
      frame.showPlaceholder()
      stage.clear()
    },
    unmount() {
      if (unmounted) return
      unmounted = true
      stage.end()
      frame.remove()
    },
  }
}
