// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { ownScript } from './ownScript'

describe('ownScript', () => {
  it('is the script that runs, and nothing outside of one', () => {
    const script = document.createElement('script')
    const running = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(null)
    expect(ownScript()).toBeUndefined()
    running.mockReturnValue(script)
    expect(ownScript()).toBe(script)
  })

  it('looks past an element of the page that is named currentScript', () => {
    const script = document.createElement('script')
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(script)
    Object.defineProperty(document, 'currentScript', {
      value: document.createElement('img'),
      configurable: true,
    })
    expect(ownScript()).toBe(script)
    Reflect.deleteProperty(document, 'currentScript')
  })

  it.each([
    document.createElement('img'),
    document.createElementNS('http://www.w3.org/2000/svg', 'script'),
  ])('is no %s', (element) => {
    vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(element as never)
    expect(ownScript()).toBeUndefined()
  })
})
