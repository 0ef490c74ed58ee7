import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { createRegistry } from '../../../render/compile/createRegistry'
import { domPurifySanitizer } from '../../../render/html/domPurifySanitizer'
import { createPartedStage, type StageDependencies } from '../../../render/parted/createPartedStage'
import { createReactStage } from '../../../render/react/createReactStage'
import type { ContentRoot, RootContent } from '../../../render/root/ContentRoot'
import { createStagedRoot } from '../../../render/root/createStagedRoot'
import { defaultBlocks } from '../../defaultBlocks'
import { pureBlocks } from '../../pureBlocks'

/** A root that loads React when an entry needs it, for tests. Removed when the test ends. */
export interface PartedEntry {
  readonly container: HTMLElement
  readonly root: ContentRoot
  /** The parts that have been requested. */
  readonly asked: ('live' | 'sanitize')[]
  show(content: Pick<RootContent, 'entry'> & Partial<RootContent>): Promise<void>
}

/** @param parts - Replace the default parts, which load at once. */
export function createParted(parts: Partial<StageDependencies> = {}): PartedEntry {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  document.body.append(container)
  const asked: PartedEntry['asked'] = []
  const builtIn = createRegistry(pureBlocks)
  const root = createStagedRoot(container, { registry: createRegistry([], builtIn) }, (frame) =>
    createPartedStage(frame, {
      async loadReactStage() {
        asked.push('live')
        const stage = (await parts.loadReactStage?.()) ?? createReactStage
        builtIn.register(...defaultBlocks)
        return stage
      },
      async loadSanitizer() {
        asked.push('sanitize')
        return (await parts.loadSanitizer?.()) ?? domPurifySanitizer
      },
    }),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  return {
    container,
    root,
    asked,
    async show(content) {
      let shown: Promise<void> | undefined
      await act(async () => {
        shown = root.show({ model: 'page', ...content })
        shown.catch(() => {})
      })
      await shown
    },
  }
}
