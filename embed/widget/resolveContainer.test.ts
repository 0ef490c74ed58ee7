// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { resolveContainer } from './createMount'

afterEach(() => document.body.replaceChildren())

describe('resolveContainer', () => {
  it('takes an element, or finds one', () => {
    document.body.innerHTML = '<div id="offer"></div>'
    const offer = document.getElementById('offer') as HTMLElement
    expect(resolveContainer(offer)).toBe(offer)
    expect(resolveContainer('#offer')).toBe(offer)
  })

  it('takes an element of another document', () => {
    const foreign = document.implementation.createHTMLDocument('').createElement('div')
    expect(resolveContainer(foreign)).toBe(foreign)
  })

  it('quotes a selector that finds nothing', () => {
    expect(() => resolveContainer('#offer')).toThrow(
      'SiteBlocks: container "#offer" did not match any element. Pass an element, or call mount() after it exists.',
    )
  })

  it.each([null, undefined, 5, {}])('refuses %j', (container) => {
    expect(() => resolveContainer(container as never)).toThrow('must be an element or a selector')
  })
})
