import { describe, expect, it } from 'vitest'
import { asEntry, fileName, readEntryFile } from './entryFile'

const entry = { id: 'a', data: { blocks: [] } }
const read = (value: unknown) => readEntryFile('a.json', JSON.stringify(value))

describe('readEntryFile', () => {
  it.each([{ value: entry }, { value: { model: 'page', entry } }, { value: { results: [entry] } }])(
    'reads $value',
    ({ value }) => {
      expect(read(value)).toEqual(entry)
    },
  )

  it.each([[], 'text', null, {}, { data: [] }, { entry: 5 }, { results: [] }])(
    'says that %j is no content',
    (value) => {
      expect(() => read(value)).toThrow('a.json holds no content')
    },
  )

  it('says where it is no JSON', () => {
    expect(() => readEntryFile('a.json', '{\n"a": 1,\n}')).toThrow(
      'a.json is no JSON, see its line 3. There is a comma too many',
    )
  })
})

describe('asEntry', () => {
  const block = { '@type': '@builder.io/sdk:Element', id: 'builder-a' }
  const asked = (value: unknown) => JSON.parse(asEntry(JSON.stringify(value)))

  it.each([
    { value: block, expected: { data: { blocks: [block] } } },
    { value: [block], expected: { data: { blocks: [block] } } },
    { value: { results: [entry] }, expected: entry },
    { value: [], expected: [] },
    { value: { a: 1 }, expected: { a: 1 } },
  ])('makes an entry of $value', ({ value, expected }) => {
    expect(asked(value)).toEqual(expected)
  })

  it.each(['{"data":  {}}', '{"data":', ''])('leaves %j as it was typed', (text) => {
    expect(asEntry(text)).toBe(text)
  })
})

describe('fileName', () => {
  it.each([
    ['Landing page', 'landing-page'],
    ['../ä/.. 2', 'ä-2'],
    ['!!!', 'entry'],
  ])('calls %s %s', (name, expected) => {
    expect(fileName(name)).toBe(expected)
  })
})
