import type { PGlite } from '@electric-sql/pglite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createReopening } from './reopening'

const withSeverity = (severity: string) => Object.assign(new Error('no space'), { severity })

function fakePglite() {
  return { execProtocolRaw: async () => 'answer', close: vi.fn() } as unknown as PGlite & {
    execProtocolRaw(): Promise<string>
  }
}

describe('createReopening', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => {
      vi.useRealTimers()
    }
  })

  it.each([withSeverity('PANIC'), withSeverity('FATAL'), new WebAssembly.RuntimeError()])(
    'never calls a database again that failed by %j, and opens another one',
    async (error) => {
      const [first, second] = [fakePglite(), fakePglite()]
      const reopening = createReopening(first, async () => second)
      reopening.blame(first, error)
      await expect(first.execProtocolRaw()).rejects.toBe(error)
      expect(await reopening.current()).toBe(second)
      // Requests in flight report errors of the old instance.
      reopening.blame(first, error)
      expect(await reopening.current()).toBe(second)
      await reopening.close()
      expect(first.close).not.toHaveBeenCalled()
      expect(second.close).toHaveBeenCalled()
    },
  )

  it('reuses a database that refused a statement', async () => {
    const first = fakePglite()
    const reopening = createReopening(first, () => Promise.reject(new Error('opened')))
    for (const error of [withSeverity('ERROR'), new Error('x'), null]) reopening.blame(first, error)
    expect(await reopening.current()).toBe(first)
    expect(await first.execProtocolRaw()).toBe('answer')
  })

  it('tries once a second while it cannot be opened', async () => {
    const open = vi.fn<() => Promise<PGlite>>().mockRejectedValue(new Error('still full'))
    const [first, second] = [fakePglite(), fakePglite()]
    const reopening = createReopening(first, open)
    reopening.blame(first, withSeverity('PANIC'))
    for (let n = 0; n < 3; n++) await expect(reopening.current()).rejects.toThrow('still full')
    expect(open).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    open.mockResolvedValueOnce(second)
    expect(await reopening.current()).toBe(second)
    expect(open).toHaveBeenCalledTimes(2)
  })
})
