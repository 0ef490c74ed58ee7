import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../testing/consoleMessages'
import { createListeners } from './createListeners'

describe('createListeners', () => {
  it('calls every listener, and one that was added twice twice', () => {
    const listeners = createListeners<number>()
    const listener = vi.fn()
    const undo = listeners.add(listener)
    listeners.add(listener)
    expect(listeners.size).toBe(2)
    listeners.notify(1)
    undo()
    undo()
    expect(listeners.size).toBe(1)
    listeners.notify(2)
    expect(listener.mock.calls).toEqual([[1], [1], [2]])
  })

  it('reports a listener that throws, and continues', () => {
    const listeners = createListeners<number>()
    const next = vi.fn()
    listeners.add(() => {
      throw new Error('boom')
    })
    listeners.add(next)
    listeners.notify(1)
    expect(next).toHaveBeenCalledOnce()
    expect(takeConsole()).toEqual([expect.stringContaining('boom')])
  })

  it('calls nobody after clear', () => {
    const listeners = createListeners<number>()
    const listener = vi.fn()
    listeners.add(listener)
    listeners.clear()
    listeners.notify(1)
    expect(listener).not.toHaveBeenCalled()
  })

  it('does not skip a listener when the one before it removes itself', () => {
    const listeners = createListeners<number>()
    const undo = listeners.add(() => undo())
    const next = vi.fn()
    listeners.add(next)
    listeners.notify(1)
    expect(next).toHaveBeenCalledOnce()
  })

  it('does not call a listener that was removed meanwhile', () => {
    const listeners = createListeners<number>()
    listeners.add(() => undo())
    const removed = vi.fn()
    const undo = listeners.add(removed)
    listeners.notify(1)
    expect(removed).not.toHaveBeenCalled()
  })

  it('calls a listener that was added meanwhile only the next time', () => {
    const listeners = createListeners<number>()
    const added = vi.fn()
    const undo = listeners.add(() => {
      undo()
      listeners.add(added)
    })
    listeners.notify(1)
    expect(added).not.toHaveBeenCalled()
    listeners.notify(2)
    expect(added).toHaveBeenCalledExactlyOnceWith(2)
  })
})
