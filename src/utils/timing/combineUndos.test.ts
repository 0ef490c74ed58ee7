import { describe, expect, it, vi } from 'vitest'
import { combineUndos } from './combineUndos'

describe('combineUndos', () => {
  it('runs every undo in order', () => {
    const calls: string[] = []
    const undo = combineUndos([() => calls.push('first'), undefined, () => calls.push('last')])
    expect(calls).toEqual([])
    undo()
    expect(calls).toEqual(['first', 'last'])
  })

  it('does nothing when called again', () => {
    const stop = vi.fn()
    const undo = combineUndos([stop])
    undo()
    undo()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})
