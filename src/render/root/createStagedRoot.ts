import type { ContentRoot } from './ContentRoot'
import type { RootFrame, Stage } from './createRootFrame'

/** A root that shows its entries on `stage`. */
export function createStagedRoot(frame: RootFrame, stage: Stage): ContentRoot {
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
