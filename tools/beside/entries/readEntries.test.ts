import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../kit/temporaryFolder'
import { answerFor, readEntries } from './readEntries'

const block = (fields: object) => ({ '@type': '@builder.io/sdk:Element', ...fields })
const read = async (content: unknown) =>
  readEntries(await temporaryFolder({ 'page.json': JSON.stringify(content) }))

describe('readEntries', () => {
  it('reads an entry, and gives blocks without an id one', async () => {
    const blocks = [block({ children: [block({ id: 'b' }), block({})] })]
    const [entry, ...others] = await read({ data: { blocks } })
    expect(others).toEqual([])
    expect(JSON.stringify(entry).match(/"id":"[\w-]+"/g)).toEqual([
      '"id":"b"',
      '"id":"builder-without-id-0"',
      '"id":"builder-without-id-1"',
      '"id":"page-json-0"',
    ])
  })

  it('clicks what has an action in a second entry', async () => {
    const acting = (id: string) => block({ id, actions: { click: 'state.n = 1' } })
    const entries = await read([
      { data: { blocks: [acting('a'), block({ id: 'b' }), acting('c')] } },
    ])
    expect(entries.map(({ name, content, clicks }) => [name, content.id, clicks])).toEqual([
      ['page.json', 'page-json-0', []],
      ['page.json, clicked', 'page-json-0-clicked', ['a', 'c']],
    ])
  })
})

describe('answerFor', () => {
  it('has three rows with the names that entries read', async () => {
    const title = { bindings: { 'component.options.text': 'state.item.data.title' } }
    const { results } = JSON.parse(answerFor(await read({ data: { blocks: [block(title)] } })))
    expect(results).toHaveLength(3)
    expect(results[1]).toMatchObject({ id: 'row-2', title: 'title 2', data: { title: 'title 2' } })
  })
})
