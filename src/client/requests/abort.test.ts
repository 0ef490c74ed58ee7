import { describe, expect, it, vi } from 'vitest'
import { abortReason, onAbort } from './abort'

describe('onAbort', () => {
  it('calls the listener once, with the reason of the first signal', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const listener = vi.fn()
    onAbort([one.signal, other.signal], listener)
    other.abort('first')
    one.abort('second')
    expect(listener.mock.calls).toEqual([['first']])
  })

  it('calls the listener at once when a signal is aborted already', () => {
    const listener = vi.fn()
    onAbort([new AbortController().signal, AbortSignal.abort('before')], listener)
    expect(listener.mock.calls).toEqual([['before']])
  })

  it('calls nobody after the undo', () => {
    const controller = new AbortController()
    const listener = vi.fn()
    onAbort([controller.signal], listener)()
    controller.abort()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('abortReason', () => {
  it('stands in for the reason that older browsers lack', () => {
    const signal = { aborted: true, reason: undefined } as AbortSignal
    expect(abortReason(signal)).toMatchObject({ name: 'AbortError' })
  })
})
