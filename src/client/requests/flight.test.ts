import { describe, expect, it, vi } from 'vitest'
import { startFlight } from './flight'

/** A request that is answered by hand. */
function createRequest() {
  let answer: (value: unknown) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const answered = new Promise((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  const run = vi.fn(async (_signal: AbortSignal) => answered)
  const onDeserted = vi.fn()
  const flight = startFlight(run, onDeserted)
  return { flight, run, onDeserted, answer, fail, isAborted: () => run.mock.calls[0]?.[0].aborted }
}

describe('startFlight', () => {
  it('gives one answer to all who wait', async () => {
    const { flight, run, answer } = createRequest()
    const waiting = Promise.all([flight.join([]), flight.join([])])
    answer('content')
    expect(await waiting).toEqual(['content', 'content'])
    expect(await flight.join([])).toBe('content')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('gives one error to all who wait', async () => {
    const { flight, fail } = createRequest()
    const waiting = Promise.allSettled([flight.join([]), flight.join([])])
    fail(new Error('boom'))
    for (const result of await waiting) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'boom' } })
    }
  })

  it('goes on when one of two gives up', async () => {
    const { flight, answer, onDeserted, isAborted } = createRequest()
    const mine = new AbortController()
    const given = flight.join([mine.signal])
    const other = flight.join([new AbortController().signal])
    mine.abort(new Error('changed my mind'))
    await expect(given).rejects.toThrow('changed my mind')
    expect(isAborted()).toBe(false)
    expect(onDeserted).not.toHaveBeenCalled()
    answer('content')
    expect(await other).toBe('content')
  })

  it('is aborted when all have given up', async () => {
    const { flight, onDeserted, isAborted } = createRequest()
    const controllers = [new AbortController(), new AbortController()] as const
    const waiting = Promise.allSettled(controllers.map(({ signal }) => flight.join([signal])))
    await Promise.resolve()
    controllers[0].abort()
    controllers[1].abort()
    await waiting
    expect(isAborted()).toBe(true)
    expect(onDeserted).toHaveBeenCalledTimes(1)
  })

  it('heeds each of the signals, and one that was aborted before', async () => {
    const { flight, isAborted } = createRequest()
    const signals = [new AbortController().signal, AbortSignal.abort(new Error('too late'))]
    await expect(flight.join(signals)).rejects.toThrow('too late')
    expect(isAborted()).toBe(true)
  })

  it('is not aborted after its answer', async () => {
    const { flight, answer, onDeserted, isAborted } = createRequest()
    const mine = new AbortController()
    const given = flight.join([mine.signal])
    answer('content')
    await given
    mine.abort()
    expect(isAborted()).toBe(false)
    expect(onDeserted).not.toHaveBeenCalled()
  })

  it('leaves no listener on a signal that outlives it', async () => {
    const { flight, answer } = createRequest()
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    const given = flight.join([signal])
    answer('content')
    await given
    await Promise.resolve()
    expect(removed.mock.calls.length).toBe(added.mock.calls.length)
    expect(removed.mock.calls[0]?.[1]).toBe(added.mock.calls[0]?.[1])
  })

  it('turns an error that is thrown at once into a rejection', async () => {
    const flight = startFlight(
      () => {
        throw new Error('boom')
      },
      () => {},
    )
    await expect(flight.join([])).rejects.toThrow('boom')
  })
})
