// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { onceInView } from '../../utils/onceInView'
import { fakeObservers, withoutObservers } from './testing/fakeView'

const element = document.createElement('div')

describe('onceInView', () => {
  it('calls once, when the element first comes into view', () => {
    const observers = fakeObservers()
    const onInView = vi.fn()
    onceInView(element, onInView, '10px')
    expect(observers.marginOf(element)).toBe('10px')

    observers.move(element, false)
    expect(onInView).not.toHaveBeenCalled()

    observers.move(element, true)
    observers.move(element, true)
    expect(onInView).toHaveBeenCalledTimes(1)
  })

  it('calls no more when undone', () => {
    const observers = fakeObservers()
    const onInView = vi.fn()
    onceInView(element, onInView)()
    observers.move(element, true)
    expect(onInView).not.toHaveBeenCalled()
  })

  it('calls at once in a browser without observers', () => {
    withoutObservers()
    const onInView = vi.fn()
    onceInView(element, onInView)
    expect(onInView).toHaveBeenCalledTimes(1)
  })
})
