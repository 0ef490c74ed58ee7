import { describe, expect, it, vi } from 'vitest'
import { createUnreadState } from './createUnreadState'

type Data = Record<string, unknown> & { list: { n: number }[] }

function start() {
  const initial = { n: 1, list: [{ n: 2 }] }
  const state = createUnreadState('page', initial)
  const changes = vi.fn()
  state.observe(changes)
  return { initial, state, changes, data: state.handle.state as Data }
}

describe('the state of an entry that nothing in it reads', () => {
  it.each<[what: string, write: (data: Data) => void, expected: object]>([
    ['a value', (data) => Object.assign(data, { n: 3 }), { n: 3, list: [{ n: 2 }] }],
    ['a part of a value', (data) => data.list.push({ n: 3 }), { n: 1, list: [{ n: 2 }, { n: 3 }] }],
    [
      'an item',
      (data) => {
        for (const item of data.list) item.n = 9
      },
      { n: 1, list: [{ n: 9 }] },
    ],
    [
      'a part that was written before',
      (data) => {
        data.more = { deep: { n: 1 } }
        ;(data.more as { deep: { n: number } }).deep.n = 2
      },
      { n: 1, list: [{ n: 2 }], more: { deep: { n: 2 } } },
    ],
    [
      'nothing in place of a value',
      (data) => {
        delete data.n
      },
      { list: [{ n: 2 }] },
    ],
  ])(
    'reports once that a script has written %s, and leaves the entry alone',
    async (_, write, expected) => {
      const { initial, state, changes, data } = start()
      write(data)
      expect(changes).not.toHaveBeenCalled()
      await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(1))
      expect(changes).toHaveBeenCalledWith(expected)
      expect(state.values).toEqual(expected)
      expect(initial).toEqual({ n: 1, list: [{ n: 2 }] })
    },
  )

  it('gives the same object for the same part', () => {
    const { data } = start()
    expect(data.list[0]).toBe(data.list[0])
  })

  it('passes what is read and written on to the state that follows', () => {
    const { state, data } = start()
    const following = { ...state.values }
    state.continueIn(following)
    data.n = 5
    Reflect.deleteProperty(data, 'list')
    expect(following).toEqual({ n: 5 })
    state.handle.update({ n: 6 })
    expect(data.n).toBe(6)
    expect(state.values.n).toBe(1)
  })
})
