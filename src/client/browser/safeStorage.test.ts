import { describe, expect, it } from 'vitest'
import { createFakePage } from '../testing/fakePage'
import { createStorage } from './safeStorage'

describe('createStorage', () => {
  it('reads, writes, lists and removes', () => {
    const page = createFakePage({ stored: { a: '1' } })
    const storage = createStorage(page.environment)
    expect(storage.get('a')).toBe('1')
    expect(storage.get('b')).toBeNull()
    expect(storage.set('b', '2')).toBe(true)
    expect(storage.keys()).toEqual(['a', 'b'])
    storage.remove('a')
    expect(storage.keys()).toEqual(['b'])
  })

  const fail = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }

  it.each([
    ['reading the storage throws', fail],
    ['there is none', () => undefined],
    ['its methods throw', () => new Proxy({}, { get: fail })],
  ])('is empty and ignores writes where %s', (_where, getStorage) => {
    const window = Object.defineProperty({}, 'localStorage', { get: getStorage }) as Window
    const storage = createStorage({ ...createFakePage().environment, window })
    expect(storage.get('a')).toBeNull()
    expect(storage.set('a', '1')).toBe(false)
    expect(storage.keys()).toEqual([])
    expect(() => storage.remove('a')).not.toThrow()
  })
})
