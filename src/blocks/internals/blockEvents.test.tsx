// @vitest-environment happy-dom
import { type ReactElement, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { component, entry } from '../../content/testing/blocks'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { renderEntry } from '../../render/testing/renderEntry'
import { dispatchBlockEvent, useLoadEvent } from './blockEvents'

function Probe({ options }: BlockProps<{ isReady: boolean; count: number }>): ReactElement {
  const element = useRef<HTMLParagraphElement>(null)
  useLoadEvent(element, 'builder:probe:load', {
    detail: () => options.count,
    isReady: options.isReady,
  })
  return <p ref={element} />
}

/** Renders a probe, and records its events after `wait`. */
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

  it('waits until the block is ready, and reports its state at that time', async () => {
    const { heard, change } = await render(false)
    vi.runAllTimers()
    expect(heard).toEqual([])
    await change({ isReady: true, count: 2 })
    vi.runAllTimers()
    expect(heard).toEqual([2])
  })

  it('dispatches nothing when the block is unmounted first', async () => {
    const { heard, unmount } = await render(true)
    unmount()
    vi.runAllTimers()
    expect(heard).toEqual([])
  })
})

/** An element in a box in a shadow root, with the events that reach the box and the page. */
function listen(name: string) {
  const host = document.createElement('div')
  document.body.append(host)
  const box = document.createElement('div')
  const element = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(box)
  box.append(element)
  const atBox = vi.fn<(event: Event) => void>()
  const atPage = vi.fn<(event: Event) => void>()
  box.addEventListener(name, atBox)
  host.addEventListener(name, atPage)
  return { element, atBox, atPage }
}

describe('dispatchBlockEvent', () => {
  it('bubbles up to the shadow root, and no further', () => {
    const { element, atBox, atPage } = listen('builder:x:load')
    dispatchBlockEvent(element, 'builder:x:load', { a: 1 })
    const event = expect.objectContaining({ target: element, detail: { a: 1 } })
    expect(atBox).toHaveBeenCalledExactlyOnceWith(event)
    expect(atPage).not.toHaveBeenCalled()
  })

  it('does nothing in a document that is on no page', () => {
    const element = document.implementation.createHTMLDocument('').createElement('div')
    expect(() => dispatchBlockEvent(element, 'builder:x:load', null)).not.toThrow()
  })
})
