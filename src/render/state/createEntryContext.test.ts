import { describe, expect, it, vi } from 'vitest'
import { createEntryContext } from './createEntryContext'

describe('createEntryContext', () => {
  it('keeps what content wrote when the page gives another context, but for what is new there', () => {
    const { take, write } = createEntryContext(() => {})
    const own = take({ a: 1, b: 1, c: 1 })
    write({ a: 2, b: 2, added: 3 })
    expect(own).toEqual({ a: 2, b: 2, added: 3 })
    expect(take({ a: 1, b: 5, c: 1 })).toBe(own)
    expect(own).toEqual({ a: 2, b: 5, added: 3 })
    take(undefined)
    expect(own).toEqual({ added: 3 })
  })

  it('tells of what content wrote', () => {
    const onWrite = vi.fn()
    const { take, write } = createEntryContext(onWrite)
    take({ a: 1 })
    expect(onWrite).not.toHaveBeenCalled()
    write({ a: 2 })
    expect(onWrite).toHaveBeenCalledOnce()
  })

  it('calls functions of the page on the object that has them', () => {
    const context = {
      n: 1,
      next() {
        this.n++
        return this.n
      },
    }
    const { next } = createEntryContext(() => {}).take(context) as typeof context
    expect(next()).toBe(2)
    expect(context.n).toBe(2)
  })

  it('hands on what is no plain object', () => {
    const { take } = createEntryContext(() => {})
    const context = new (class Shop {})()
    expect(take(context)).toBe(context)
    expect(take(null)).toBeNull()
  })
})
