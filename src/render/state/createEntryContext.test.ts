import { describe, expect, it } from 'vitest'
import { createEntryContext } from './createEntryContext'

describe('createEntryContext', () => {
  it('keeps what content wrote when the page gives another context, but for what is new there', () => {
    const take = createEntryContext()
    const own = take({ a: 1, b: 1, c: 1 })
    Object.assign(own as object, { a: 2, b: 2, added: 3 })
    expect(take({ a: 1, b: 5, c: 1 })).toBe(own)
    expect(own).toEqual({ a: 2, b: 5, c: 1, added: 3 })
    take(undefined)
    expect(own).toEqual({ added: 3 })
  })

  it('sees what the page changes in its own object', () => {
    const take = createEntryContext()
    const given = { a: 1 }
    const own = take(given)
    given.a = 2
    expect(take(given)).toBe(own)
    expect(own).toEqual({ a: 2 })
  })

  it('calls functions of the page on the object that has them', () => {
    const context = {
      n: 1,
      next() {
        this.n++
        return this.n
      },
    }
    const { next } = createEntryContext()(context) as typeof context
    expect(next()).toBe(2)
    expect(context.n).toBe(2)
  })

  it('hands on what is not a plain object', () => {
    const take = createEntryContext()
    const context = new (class Shop {})()
    expect(take(context)).toBe(context)
    expect(take(null)).toBeNull()
  })
})
