// @vitest-environment happy-dom
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { snapshot } from './snapshot'

describe('snapshot', () => {
  it('is what plain objects and lists were, at any depth', () => {
    const given = { cart: { items: [{ n: 1 }] }, [Symbol('own')]: 1, none: undefined }
    const taken = snapshot(given)
    given.cart.items[0] = { n: 2 }
    given.cart.items.push({ n: 3 })
    expect(taken).toStrictEqual({ cart: { items: [{ n: 1 }] }, none: undefined })
  })

  it.each<[what: string, value: unknown]>([
    ['functions', () => {}],
    ['instances', new Date(0)],
    ['collections', new Map([[1, 2]])],
    ['DOM nodes', document.createElement('p')],
    ['React elements', createElement('p', { key: 'p' })],
    ['windows', window],
    ['snapshots', snapshot({ a: 1 })],
    ['text', 'text'],
    ['null', null],
  ])('keeps %s as they are', (_, value) => {
    expect(snapshot({ value }).value).toBe(value)
  })

  it('reads each object once, however many refer to it', () => {
    const read: object[] = []
    const people = Array.from({ length: 60 }, (_, n) => ({
      name: `p${n}`,
      friends: [] as object[],
    }))
    for (const person of people) person.friends.push(...people)
    const watched = people.map(
      (person) =>
        new Proxy(person, {
          ownKeys(target) {
            read.push(target)
            return Reflect.ownKeys(target)
          },
        }),
    )
    for (const person of people) person.friends = watched
    const [first] = snapshot({ people: watched }).people
    expect(first?.friends[0]).toBe(first)
    expect(read).toHaveLength(people.length)
  })

  it('copies lists and chains of any length', () => {
    let chain: object = {}
    for (let n = 0; n < 20_000; n++) chain = { chain }
    const list = Array.from({ length: 200_000 }, () => chain)
    expect(snapshot({ chain, list }).list).toHaveLength(200_000)
  })

  it('leaves out what throws when it is read, and no prototype changes', () => {
    const given = JSON.parse('{"__proto__": {"admin": true}, "a": 1}')
    Object.defineProperty(given, 'b', {
      enumerable: true,
      get() {
        throw new Error('private')
      },
    })
    const taken = snapshot(given)
    expect(taken).toStrictEqual({ a: 1 })
    expect(taken.admin).toBeUndefined()
  })
})
