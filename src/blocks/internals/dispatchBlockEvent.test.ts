// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { block } from '../../content/testing/blocks'
import { dispatchBlockEvent, dispatchChange } from './blockEvents'

/** An element in a box in a shadow root, and what comes to the box and to the page. */
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
    const [event] = atBox.mock.calls[0] ?? []
    expect(event?.target).toBe(element)
    expect((event as CustomEvent).detail).toEqual({ a: 1 })
    expect(atPage).not.toHaveBeenCalled()
  })

  it('does nothing in a document that is on no page', () => {
    const element = document.implementation.createHTMLDocument('').createElement('div')
    expect(() => dispatchBlockEvent(element, 'builder:x:load', null)).not.toThrow()
  })
})

describe('dispatchChange', () => {
  it('reaches the host page', () => {
    const { element, atPage } = listen('siteblocks:change')
    const content = block({ id: 'b' })
    dispatchChange(element, content, 2)
    const [event] = atPage.mock.calls[0] ?? []
    expect((event as CustomEvent).detail).toEqual({ block: content, index: 2 })
  })
})
