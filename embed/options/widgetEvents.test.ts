// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SubmissionDetail } from '../../src/index'
import { createWidgetEvents } from './widgetEvents'

const container = (): HTMLElement => document.createElement('div')
const detail: SubmissionDetail = { form: document.createElement('form'), body: 'a=1' }

/** Dispatches the event of a form. */
const submitFrom = (element: Element): CustomEvent => {
  const init = { detail, cancelable: true, bubbles: true, composed: true }
  const event = new CustomEvent('siteblocks:submit', init)
  element.dispatchEvent(event)
  return event
}

let outer: HTMLElement

beforeEach(() => {
  outer = container()
  document.body.append(outer)
})
afterEach(() => outer.remove())

describe('events of a widget', () => {
  it('reach listeners with their detail, until the undo', () => {
    const listener = vi.fn()
    const undo = createWidgetEvents(outer).on('submit', listener)
    submitFrom(outer)
    undo()
    submitFrom(outer)
    expect(listener.mock.calls).toEqual([[detail]])
  })

  it.each([
    { returned: false, prevented: true },
    { returned: undefined, prevented: false },
    { returned: null, prevented: false },
    { returned: true, prevented: false },
  ])('are prevented $prevented by a listener that returns $returned', ({ returned, prevented }) => {
    createWidgetEvents(outer).on('submit', () => returned)
    expect(submitFrom(outer).defaultPrevented).toBe(prevented)
  })

  it.each(['light', 'shadow'])('come from elements of the content: %s', (isolation) => {
    const element = container()
    const root = isolation === 'shadow' ? outer.attachShadow({ mode: 'open' }) : outer
    root.append(element)
    const listener = vi.fn()
    createWidgetEvents(outer).on('submit', listener)
    submitFrom(element)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each(['light', 'shadow'])('are not those of a widget further inside: %s', (isolation) => {
    const inner = container()
    outer.append(inner)
    const element = container()
    const root = isolation === 'shadow' ? inner.attachShadow({ mode: 'open' }) : inner
    root.append(element)
    const heard: string[] = []
    createWidgetEvents(outer).on('submit', () => heard.push('outer'))
    const within = createWidgetEvents(inner)
    within.on('submit', () => heard.push('inner'))
    submitFrom(element)
    expect(heard).toEqual(['inner'])
    within.clear()
    submitFrom(element)
    expect(heard).toEqual(['inner', 'outer'])
  })
})
