import { describe, expect, it, vi } from 'vitest'
import type { Entry, EntryKey } from '../stores/entryStore'
import { makeEntry } from '../testing/makeEntry'
import { resolveReferences } from './resolveReferences'

const reference = (id: string) => ({ '@type': '@builder.io/core:Reference', model: 'author', id })

function loader(...known: Entry[]) {
  return vi.fn(async (keys: readonly EntryKey[]) =>
    keys.flatMap((key) => {
      const entry = known.find(({ id }) => id === key.id)
      return entry === undefined ? [] : [{ model: key.model, id: key.id, entry }]
    }),
  )
}

describe('resolveReferences', () => {
  const ada = makeEntry('ada')

  it('fills in references wherever they stand, with one query', async () => {
    const load = loader(ada)
    const post = makeEntry('post', {
      data: { author: reference('ada'), blocks: [{ options: [reference('ada')] }] },
    })
    const [resolved] = await resolveReferences([post], { load, traverseBlocks: true })
    const value = { ...reference('ada'), value: ada }
    expect(resolved?.data).toEqual({ author: value, blocks: [{ options: [value] }] })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('leaves blocks alone when they are not to be traversed', async () => {
    const load = loader(ada)
    const blocks = [{ options: reference('ada') }]
    const post = makeEntry('post', { data: { blocks } })
    const [resolved] = await resolveReferences([post], { load, traverseBlocks: false })
    expect(resolved?.data).toEqual({ blocks })
    expect(load).not.toHaveBeenCalled()
  })

  it('leaves a reference whose entry is not there as it is', async () => {
    const post = makeEntry('post', { data: { author: reference('nobody') } })
    expect(await resolveReferences([post], { load: loader(), traverseBlocks: true })).toEqual([
      post,
    ])
  })

  it('follows references of references, and ends in a circle', async () => {
    const load = loader(makeEntry('ada', { data: { friend: reference('ada') } }))
    const post = makeEntry('post', { data: { author: reference('ada') } })
    const text = JSON.stringify(await resolveReferences([post], { load, traverseBlocks: true }))
    expect(text.split('"value"')).toHaveLength(4)
    expect(load).toHaveBeenCalledTimes(3)
  })
})
