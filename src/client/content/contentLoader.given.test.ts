import { describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { createFramedPage } from '../editor/testing/framedPage'
import type { ContentRequest } from '../options/ContentRequest'
import { createContentPage, createHeldAnswers, flushPromises } from '../testing/contentPage'

const entry = (id: string, title: string): ContentEntry => ({ id, data: { title } })
const content = entry('e1', 'published')
const draft = entry('e1', 'draft')

/** Opens an address on which the content host answers `body` to every request. */
function open(search: string, body: unknown = { results: [draft] }) {
  return createContentPage({ url: `https://shop.example.com/${search}` }, body)
}

describe('content that the page passes', () => {
  it.each<{ search: string; request?: ContentRequest }>([
    { search: '?builder.preview=page' },
    { search: '?builder.preview=page&builder.overrides.page=e1' },
    { search: '?builder.editing=page' },
    { search: '?builder.overrides.page=e1' },
    { search: '?builder.preview=hero&builder.overrides.e1=e1' },
    { search: '?builder.preview=page&builder.overrides.page=e2' },
    { search: '?builder.preview=page&builder.overrides.page=e1', request: { entry: 'e1' } },
    { search: '?builder.preview=page', request: { nested: true } },
  ])('yields to the draft for $search and $request', async ({ search, request }) => {
    const { client, requests } = open(search)
    const observed = client().observe('page', { content, ...request })
    expect(await observed.promise()).toEqual([draft])
    expect(requests()).toHaveLength(1)
  })

  it.each<{ search: string; request?: ContentRequest; model?: string }>([
    { search: '' },
    { search: '?builder.preview=hero' },
    { search: '?builder.preview=true' },
    { search: '?builder.userAttributes.plan=pro&builder.preview=BUILDER_STUDIO' },
    { search: '?builder.preview=page', model: undefined as unknown as string },
    { search: '?builder.preview=page&builder.overrides.page=e2', request: { entry: 'e1' } },
    { search: '?builder.preview=page&builder.overrides.page=e2', request: { nested: true } },
  ])('is final for $search, $model and $request', async ({ search, request, ...row }) => {
    const { client, requests } = open(search)
    const model = 'model' in row ? (row.model as string) : 'page'
    const observed = client().observe(model, { content, ...request })
    expect(await observed.promise()).toEqual([content])
    expect(requests()).toEqual([])
  })

  it('is final with pageKeys false', async () => {
    const { client, requests } = open('?builder.preview=page&builder.overrides.page=e1')
    const observed = client({ pageKeys: false }).observe('page', { content })
    expect(await observed.promise()).toEqual([content])
    expect(requests()).toEqual([])
  })

  it.each([
    { search: '?builder.preview=page', id: '"e1"' },
    { search: '?builder.preview=page&builder.overrides.page=e1', id: '"e1"' },
    { search: '?builder.preview=page&builder.overrides.page=e2', id: undefined },
  ])('is requested by the id $id for $search', async ({ search, id }) => {
    const { client, requests } = open(search)
    await client().observe('page', { content }).promise()
    expect(requests()[0]?.parameters).toMatchObject({ preview: 'true' })
    expect(requests()[0]?.parameters['query.id']).toBe(id)
    expect(requests()[0]?.parameters).not.toHaveProperty('content')
  })

  it.each([
    { what: 'the host has none', body: { results: [] }, why: 'the content host has none' },
    {
      what: 'the host wants a token',
      body: new Response('{"message":"Drafts need a token."}', { status: 401 }),
      why: 'Drafts need a token.',
    },
  ])('stays where $what, and the console says why', async ({ body, why }) => {
    const { client } = open('?builder.preview=page', body)
    expect(await client().observe('page', { content }).promise()).toEqual([content])
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        `the page shows the content that it passed, since no draft came: .*${why}`,
      ),
    ])
  })

  it('stays without a key', async () => {
    const { client } = open('?builder.preview=page')
    const observed = client({ apiKey: '' }).observe('page', { content })
    expect(await observed.promise()).toEqual([content])
    expect(takeConsole()).toEqual([expect.stringContaining('expected apiKey to be defined')])
  })

  it('reports nothing once the client is destroyed', async () => {
    const page = open('?builder.preview=page')
    const { hold } = createHeldAnswers()
    page.answer.mockImplementation(hold)
    const client = page.client()
    const next = vi.fn()
    client.observe('page', { content }).subscribe({ next })
    await flushPromises()
    client.destroy()
    await flushPromises()
    expect(next).not.toHaveBeenCalled()
    expect(takeConsole()).toEqual([])
  })

  it('is reported to the editor around the page as fetched content is', async () => {
    const search = '?builder.frameEditing=page&builder.preview=page'
    const page = createFramedPage({ search })
    page.answer.mockReturnValue({ results: [draft] })
    const client = page.client()
    page.takeSent()
    await client.observe('page', { content }).promise()
    const options = { query: { id: 'e1' } }
    expect(page.takeSent().filter(([name]) => !`${name}`.startsWith('sdk'))).toEqual([
      ['updateContent', { options }],
      ['updateContent', { options: { ...options, model: 'page', key: 'page' } }],
      ['contentResults', { results: [draft] }],
    ])
  })

  it('is not reported to the editor where no draft comes', async () => {
    const page = createFramedPage()
    page.answer.mockReturnValue({ results: [] })
    const client = page.client()
    page.takeSent()
    const given = { ...content, data: { onClick: () => {} } }
    expect(await client.observe('page', { content: given }).promise()).toEqual([given])
    expect(page.takeSent().pop()).toEqual(['contentResults', { results: [] }])
    expect(takeConsole()).toHaveLength(1)
  })
})
