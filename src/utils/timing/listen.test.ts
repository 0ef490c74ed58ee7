import { describe, expect, it, vi } from 'vitest'
import { listen } from './listen'

describe('listen', () => {
  it.each([{}, { capture: true }])('calls until it is undone, with %j', (options) => {
    const target = new EventTarget()
    const listener = vi.fn()
    const stop = listen(target, 'ping', listener, options)
    target.dispatchEvent(new Event('ping'))
    stop()
    target.dispatchEvent(new Event('ping'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
