import { describe, expect, it } from 'vitest'
import { createFakePage } from '../testing/fakePage'
import { createStorage } from './storage'

describe('createStorage', () => {
  it('reads, writes, lists and removes', () => {
    const page = createFakePage({ stored: { a: '1' } })
    const storage = createStorage(() => page.environment.window?.localStorage)
    expect(storage.get('a')).toBe('1')
    expect(storage.get('b')).toBeNull()
    expect(storage.set('b', '2')).toBe(true)
    expect(storage.keys()).toEqual(['a', 'b'])
    storage.remove('a')
    expect(storage.keys()).toEqual(['b'])
  })

  it.each([
    {
      name: 'reading the storage throws',
      getStorage: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    },
    { name: 'there is none', getStorage: () => undefined },
    {
      name: 'its methods throw',
      getStorage: () =>
        new Proxy({} as Storage, {
          get() {
            throw new Error('broken')
          },
        }),
    },
  ])('is empty and takes nothing where $name', ({ getStorage }) => {
    const storage = createStorage(getStorage)
    expect(storage.get('a')).toBeNull()
    expect(storage.set('a', '1')).toBe(false)
    expect(storage.keys()).toEqual([])
    expect(() => storage.remove('a')).not.toThrow()
  })

  it('says when the quota is exceeded', () => {
    const page = createFakePage()
    page.storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const storage = createStorage(() => page.environment.window?.localStorage)
    expect(storage.set('a', '1')).toBe(false)
  })
})
