import { describe, expect, it, vi } from 'vitest'
import { oncePerTurn } from './oncePerTurn'

describe('oncePerTurn', () => {
  it('runs once after all calls of a turn, and again in a later one', async () => {
    const run = vi.fn()
    const call = oncePerTurn(run)
    call()
    call()
    expect(run).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(run).toHaveBeenCalledTimes(1)
    call()
    await Promise.resolve()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('runs again for a call from inside', async () => {
    let runs = 0
    const call = oncePerTurn(() => {
      if (++runs === 1) call()
    })
    call()
    await Promise.resolve()
    await Promise.resolve()
    expect(runs).toBe(2)
  })
})
