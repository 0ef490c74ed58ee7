import { describe, expect, it, vi } from 'vitest'
import { createEmitter } from './createListeners'
import { takeConsole } from './testing/consoleGuard'

interface Events {
  ready: { id: string }
  gone: undefined
}

describe('createEmitter', () => {
  it('calls the listeners of the event in order, with its detail', () => {
    const emitter = createEmitter<Events>()
    const calls: string[] = []
    emitter.on('ready', ({ id }) => calls.push(`first ${id}`))
    emitter.on('gone', () => calls.push('gone'))
    emitter.on('ready', ({ id }) => calls.push(`second ${id}`))
    emitter.emit('ready', { id: 'a' })
    expect(calls).toEqual(['first a', 'second a'])
  })

  it('does nothing without listeners', () => {
    expect(() => createEmitter<Events>().emit('gone', undefined)).not.toThrow()
  })

  it('takes a listener twice, and each undo takes back one', () => {
    const emitter = createEmitter<Events>()
    const listener = vi.fn()
    const undo = emitter.on('gone', listener)
    emitter.on('gone', listener)
    undo()
    undo()
    emitter.emit('gone', undefined)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('does not skip a listener when the one before it removes itself', () => {
    const emitter = createEmitter<Events>()
    const undo = emitter.on('gone', () => undo())
    const next = vi.fn()
    emitter.on('gone', next)
    emitter.emit('gone', undefined)
    expect(next).toHaveBeenCalledOnce()
  })

  it('does not call a listener that was removed during the event', () => {
    const emitter = createEmitter<Events>()
    emitter.on('gone', () => undo())
    const removed = vi.fn()
    const undo = emitter.on('gone', removed)
    emitter.emit('gone', undefined)
    expect(removed).not.toHaveBeenCalled()
  })

  it('calls a listener that was added during the event only at the next one', () => {
    const emitter = createEmitter<Events>()
    const added = vi.fn()
    const undo = emitter.on('gone', () => {
      undo()
      emitter.on('gone', added)
    })
    emitter.emit('gone', undefined)
    expect(added).not.toHaveBeenCalled()
    emitter.emit('gone', undefined)
    expect(added).toHaveBeenCalledOnce()
  })

  it('prints what a listener throws, and calls the others', () => {
    const emitter = createEmitter<Events>()
    emitter.on('gone', () => {
      throw new Error('broken')
    })
    const next = vi.fn()
    emitter.on('gone', next)
    emitter.emit('gone', undefined)
    expect(next).toHaveBeenCalledOnce()
    expect(takeConsole()).toEqual([expect.stringContaining('code of this page threw "broken"')])
  })

  it('takes names that every object has', () => {
    const emitter = createEmitter<{ toString: number; __proto__: number }>()
    const listener = vi.fn()
    emitter.on('toString', listener)
    emitter.on('__proto__', listener)
    emitter.emit('toString', 1)
    emitter.emit('__proto__', 2)
    expect(listener.mock.calls).toEqual([[1], [2]])
  })
})
