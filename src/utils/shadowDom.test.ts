// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { activeElementOf, containsDeep, eventTarget } from './shadowDom'

/** A host in the document with a button in its shadow root, and another host with a button below that. */
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

describe('activeElementOf', () => {
  it('finds the focus inside of nested shadow roots', () => {
    const { innerButton } = nestedHosts()
    innerButton.focus()
    expect(activeElementOf(document)).toBe(innerButton)
  })

  it('finds the focus from a shadow root', () => {
    const { outerRoot, outerButton } = nestedHosts()
    outerButton.focus()
    expect(activeElementOf(outerRoot)).toBe(outerButton)
  })

  it('gives null when the focus is elsewhere', () => {
    const { outerRoot } = nestedHosts()
    expect(activeElementOf(outerRoot)).toBeNull()
  })
})

describe('containsDeep', () => {
  it('sees through shadow roots, and only inwards', () => {
    const { outer, outerRoot, inner, innerButton, outerButton } = nestedHosts()
    expect(containsDeep(outer, innerButton)).toBe(true)
    expect(containsDeep(document, innerButton)).toBe(true)
    expect(containsDeep(outerRoot, innerButton)).toBe(true)
    expect(containsDeep(inner, outerButton)).toBe(false)
    expect(containsDeep(innerButton, outer)).toBe(false)
  })

  it('takes a node for a part of itself', () => {
    const { outer } = nestedHosts()
    expect(containsDeep(outer, outer)).toBe(true)
  })

  it.each([null, undefined])('says false of %s', (node) => {
    expect(containsDeep(document, node)).toBe(false)
  })

  it('says false of what was taken out', () => {
    const { outer, innerButton } = nestedHosts()
    outer.remove()
    expect(containsDeep(document, innerButton)).toBe(false)
    expect(containsDeep(outer, innerButton)).toBe(true)
  })
})

describe('eventTarget', () => {
  it('gives the innermost element to a listener outside', () => {
    const { outer, innerButton } = nestedHosts()
    // What a browser hands to such a listener; the test's DOM gives the button as the target, too.
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
