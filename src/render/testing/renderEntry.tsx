import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import type { ServerSettings } from '../block/ContentSettings'
import type { BlockDefinition } from '../compile/BlockDefinition'
import { createRegistry } from '../compile/createRegistry'
import { createContentRoot } from '../react/createReactStage'
import type { ContentRootOptions, RootContent } from '../root/ContentRoot'

/** An entry on a page, for tests. Removed when the test ends. */
export interface RenderedEntry {
  readonly container: HTMLElement
  readonly shadowRoot: ShadowRoot
  /** The first match inside the shadow root. Throws if there is none. */
  get<E extends Element = HTMLElement>(selector: string): E
  all<E extends Element = HTMLElement>(selector: string): E[]
  /** Renders another entry in the same root. */
  rerender(entry: ContentEntry, content?: Partial<RootContent>): Promise<void>
  unmount(): void
}

/** Renders `entry` with `definitions` in a container of its own. */
export async function renderEntry(
  entry: ContentEntry,
  definitions: readonly BlockDefinition[] = [],
  content: Partial<RootContent & ServerSettings> = {},
  options: Partial<ContentRootOptions> = {},
): Promise<RenderedEntry> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createContentRoot(container, { registry: createRegistry(definitions), ...options })
  const unmount = (): void => {
    act(() => root.unmount())
    container.remove()
  }
  onTestFinished(unmount)
  const show = async (next: ContentEntry, changed: Partial<RootContent> = {}): Promise<void> => {
    let shown: Promise<void> | undefined
    // React renders when `act` ends, so awaiting inside it would never finish.
    act(() => {
      shown = root.show({ model: 'page', ...content, ...changed, entry: next })
    })
    await shown
  }
  await show(entry)

  const shadowRoot = root.shadowRoot as ShadowRoot
  const all = <E extends Element>(selector: string): E[] =>
    Array.from(shadowRoot.querySelectorAll<E>(selector))
  return {
    container,
    shadowRoot,
    all,
    get<E extends Element>(selector: string) {
      const [first] = all<E>(selector)
      if (!first) throw new Error(`nothing matches ${selector} in ${shadowRoot.innerHTML}`)
      return first
    },
    rerender: show,
    unmount,
  }
}
