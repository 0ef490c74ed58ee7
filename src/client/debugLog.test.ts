import { describe, expect, it, vi } from 'vitest'
import { createDebugLog } from './debugLog'

describe('createDebugLog', () => {
  it('passes messages on', () => {
    const onDebug = vi.fn()
    createDebugLog(() => ({ apiKey: 'k', onDebug }))('message', { detail: 1 })
    expect(onDebug).toHaveBeenCalledWith('message', { detail: 1 })
  })

  it('is silent without a listener, and about one that throws', () => {
    const onDebug = () => {
      throw new Error('boom')
    }
    expect(() => createDebugLog(() => ({ apiKey: 'k' }))('message')).not.toThrow()
    expect(() => createDebugLog(() => ({ apiKey: 'k', onDebug }))('message')).not.toThrow()
  })
})
