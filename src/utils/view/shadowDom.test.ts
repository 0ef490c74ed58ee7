// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { eventTarget } from './shadowDom'

const [host, button] = [document.createElement('div'), document.createElement('button')]

describe('eventTarget', () => {
  it('gives the innermost element to a listener outside', () => {
    // Browsers retarget the event to the host for listeners outside; happy-dom does not.
    const event = { target: host, composedPath: () => [button, host, document] }
    expect(eventTarget(event as unknown as Event)).toBe(button)
  })

  it('gives the target once the event is over', () => {
    const event = { target: host, composedPath: () => [] }
    expect(eventTarget(event as unknown as Event)).toBe(host)
  })

  it('gives null for an event that was never dispatched', () => {
    expect(eventTarget(new Event('click'))).toBeNull()
  })
})
