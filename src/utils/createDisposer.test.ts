import { describe, expect, it, vi } from 'vitest'
import { createDisposer } from './createDisposer'
import { takeConsole } from './testing/consoleGuard'

describe('createDisposer', () => {
  it('runs everything once, the last one first', () => {
    const disposer = createDisposer()
    const calls: string[] = []
    disposer.add(() => calls.push('first'))
    disposer.add(() => calls.push('second'))
    expect(calls).toEqual([])
    disposer.dispose()
    disposer.dispose()
    expect(calls).toEqual(['second', 'first'])
  })

  it('says whether it was disposed', () => {
    const disposer = createDisposer()
    expect(disposer.isDisposed).toBe(false)
    disposer.dispose()
    expect(disposer.isDisposed).toBe(true)
  })

  it('runs at once what is added afterwards, or meanwhile', () => {
    const disposer = createDisposer()
    const late = vi.fn()
    disposer.add(() => {
      disposer.add(late)
      expect(late).toHaveBeenCalledOnce()
    })
    disposer.dispose()
    disposer.add(late)
    expect(late).toHaveBeenCalledTimes(2)
  })

  it('runs nothing twice when an undo disposes again', () => {
    const disposer = createDisposer()
    const first = vi.fn()
    disposer.add(first)
    disposer.add(() => disposer.dispose())
    disposer.dispose()
    expect(first).toHaveBeenCalledOnce()
  })

  it('reports what an undo throws, and runs the others', () => {
    const disposer = createDisposer()
    const throwing = () => {
      throw new Error('broken')
    }
    const first = vi.fn()
    disposer.add(first)
    disposer.add(throwing)
    disposer.dispose()
    disposer.add(throwing)
    expect(first).toHaveBeenCalledOnce()
    expect(takeConsole()).toEqual([expect.stringContaining('code of the page threw "broken"')])
  })

  it('prints what an undo throws when nobody else takes it', () => {
    const disposer = createDisposer()
    disposer.add(() => {
      throw 'a text'
    })
    disposer.dispose()
    expect(takeConsole()).toEqual([expect.stringContaining('threw "a text"')])
  })
})
