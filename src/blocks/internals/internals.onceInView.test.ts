// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { onceInView } from '../../utils/view/onceInView'
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

  it('shares one observer of a margin, and unobserves what came into view or was undone', () => {
    const observers = fakeObservers()
    const make = (name: string): Element => document.createElement(name)
    const [a, b, c] = [make('a'), make('b'), make('c')]
    const elements = [a, b, c]
    const seen: string[] = []
    const undos = elements.map((one) => onceInView(one, () => seen.push(one.localName)))
    expect([observers.count(), observers.watched()]).toEqual([1, elements])

    observers.move(b, true)
    undos[0]?.()
    expect(observers.watched()).toEqual([c])
    observers.move(a, true)
    observers.move(c, true)
    expect([seen, observers.watched()]).toEqual([['b', 'c'], []])
  })

  it('calls every callback of an element, also those added before a late undo', () => {
    const observers = fakeObservers()
    const [one, other, later] = [vi.fn(), vi.fn(), vi.fn()]
    const undo = onceInView(element, one)
    onceInView(element, other)
    observers.move(element, true)
    onceInView(element, later)
    undo()
    observers.move(element, true)
    for (const call of [one, other, later]) expect(call).toHaveBeenCalledTimes(1)
  })

  it('calls at once in a browser without observers', () => {
    withoutObservers()
    const onInView = vi.fn()
    onceInView(element, onInView)
    expect(onInView).toHaveBeenCalledTimes(1)
  })
})
