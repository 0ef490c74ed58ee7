// @vitest-environment happy-dom
import { type ReactElement, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { component, entry } from '../../content/testing/blocks'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { renderEntry } from '../../render/testing/renderEntry'
import { useLoadEvent } from './blockEvents'

function Probe({ options }: BlockProps<{ isReady: boolean; count: number }>): ReactElement {
  const element = useRef<HTMLParagraphElement>(null)
  useLoadEvent(element, 'builder:probe:load', () => options.count, options.isReady)
  return <p ref={element} />
}

/** Renders a probe, and notes what it tells once `wait` is over. */
async function render(isReady: boolean) {
  const heard: unknown[] = []
  const page = (options: object) => entry([component('Probe', { ...options }, { id: 'p' })])
  const rendered = await renderEntry(page({ isReady, count: 1 }), [
    { name: 'Probe', component: Probe },
  ])
  rendered.shadowRoot.addEventListener('builder:probe:load', (event) =>
    heard.push((event as CustomEvent).detail),
  )
  return { ...rendered, heard, change: (options: object) => rendered.rerender(page(options)) }
}

describe('useLoadEvent', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('tells those who listen after the block was rendered, once', async () => {
    const { heard, change } = await render(true)
    expect(heard).toEqual([])
    vi.runAllTimers()
    await change({ isReady: true, count: 2 })
    vi.runAllTimers()
    expect(heard).toEqual([1])
  })

  it('waits until there is something to tell, and tells what is there by then', async () => {
    const { heard, change } = await render(false)
    vi.runAllTimers()
    expect(heard).toEqual([])
    await change({ isReady: true, count: 2 })
    vi.runAllTimers()
    expect(heard).toEqual([2])
  })

  it('says nothing when the block is gone before', async () => {
    const { heard, unmount } = await render(true)
    unmount()
    vi.runAllTimers()
    expect(heard).toEqual([])
  })
})
