import { describe, expect, it } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { createContentPage } from '../testing/contentPage'

const entry = (id: string): ContentEntry => ({ id, data: { title: id } })

describe('answers to requests for content', () => {
  it('leaves out broken entries, and rejects when all are broken', async () => {
    const { client, answer } = createContentPage()
    answer.mockReturnValueOnce({ results: ['broken', entry('a')] })
    expect(await client().get('page')).toEqual(entry('a'))
    expect(takeConsole()).toEqual([
      expect.stringContaining('an entry of model page was left out: entry must be an object'),
    ])
    answer.mockReturnValueOnce({ results: ['broken', null] })
    await expect(client().get('page')).rejects.toThrow(
      'Fetching content from model page failed: no entry could be read. entry must be an object, got "broken".',
    )
  })

  it.each([
    [{ page: entry('a') }, 'query', 'from model page failed: the answer has no list of entries'],
    [{ results: 'a' }, 'content', 'the answer has no list of entries'],
    [[entry('a')], 'content', 'the answer is not an object'],
    [null, 'content', 'the answer is not an object'],
    ['text', 'query', 'the answer is not an object'],
    [5, 'content', 'the answer is not an object'],
  ] as const)('rejects for the answer %j', async (body, apiEndpoint, message) => {
    const { client } = createContentPage({}, body)
    await expect(client({ apiEndpoint }).get('page')).rejects.toThrow(message)
  })

  it.each(['hero', 'empty', 'toString'])('finds nothing for the key %s', async (key) => {
    const { client } = createContentPage({}, { page: [entry('a')], empty: null })
    expect(await client({ apiEndpoint: 'query' }).get('page', { key })).toBeNull()
  })
})
