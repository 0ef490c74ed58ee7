// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { eventTarget } from './shadowDom'

/** Builds a host with a button in its shadow root, and below it a second host with a button. */
function nestedHosts() {
  const outer = document.createElement('div')
  document.body.append(outer)
  const outerRoot = outer.attachShadow({ mode: 'open' })
  const outerButton = document.createElement('button')
  const inner = document.createElement('div')
  outerRoot.append(outerButton, inner)
  const innerRoot = inner.attachShadow({ mode: 'open' })
  const innerButton = document.createElement('button')
  innerRoot.append(innerButton)
  return { outer, outerRoot, outerButton, inner, innerRoot, innerButton }
}

afterEach(() => {
  document.body.replaceChildren()
})

describe('eventTarget', () => {
  it('gives the innermost element to a listener outside', () => {
    const { outer, innerButton } = nestedHosts()
    // Browsers retarget the event to the host for listeners outside; happy-dom does not.
    const event = { target: outer, composedPath: () => [innerButton, outer, document] }
    expect(eventTarget(event as unknown as Event)).toBe(innerButton)
  })

  it('gives the target once the event is over', () => {
    const { outer } = nestedHosts()
    const event = { target: outer, composedPath: () => [] }
    expect(eventTarget(event as unknown as Event)).toBe(outer)
  })

  it('gives null for an event that was never dispatched', () => {
    expect(eventTarget(new Event('click'))).toBeNull()
  })
})
