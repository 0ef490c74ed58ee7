import { describe, expect, it } from 'vitest'
import { entryIn, inputsIn, readMessage } from './editorState'

describe('readMessage', () => {
  it.each([
    { given: { type: 'builder.pong', data: 1 }, expected: { name: 'pong', data: 1 } },
    { given: { type: 'other.pong' }, expected: undefined },
    { given: { source: 'siteblocks-preview', type: 'ready' }, expected: undefined },
    { given: { type: 7 }, expected: undefined },
    { given: null, expected: undefined },
  ])('reads $given', ({ given, expected }) => {
    expect(readMessage(given)).toEqual(expected)
  })
})

describe('entryIn', () => {
  const entry = { id: 'landing', data: {} }

  it.each([
    { data: { results: [{ id: 'symbol', data: {} }, entry] }, expected: entry },
    { data: { results: [{ id: 'landing' }, null] }, expected: undefined },
    { data: { results: 'none' }, expected: undefined },
    { data: undefined, expected: undefined },
  ])('finds the entry in $data', ({ data, expected }) => {
    expect(entryIn(data, 'landing')).toBe(expected)
  })
})

describe('inputsIn', () => {
  it('takes what can be filled in, and nothing else', () => {
    const size = { name: 'size', type: 'number' }
    const blocks = [
      { name: 'Clock', inputs: [size, null, { name: 'type missing' }] },
      { name: 'Text', inputs: [] },
      { inputs: [size] },
      'Text',
    ]
    expect(inputsIn(blocks)).toEqual({ Clock: [size] })
    expect(inputsIn({ Clock: [size] })).toEqual({})
  })
})
