import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { flushPromises } from '../testing/contentPage'
import { createFramedPage, watchModel } from './testing/framedPage'

const entry = { id: 'e1', data: {} }
const results = ['contentResults', { results: [entry] }]

function start(search = '?builder.frameEditing=page') {
  const page = createFramedPage({ search })
  const client = page.client()
  page.takeSent()
  return { page, client }
}

describe('createReportingLoader', () => {
  it('reports requests of the edited model, before and after', async () => {
    const { page, client } = start()
    const got = client.get('page')
    expect(page.takeSent()).toEqual([['updateContent', { options: { noTraverse: false } }]])
    await got
    expect(page.takeSent()).toEqual([
      ['updateContent', { options: { noTraverse: false, model: 'page', key: 'page' } }],
      results,
    ])
  })

  it('reports only the results of other models', async () => {
    const { page, client } = start()
    await client.get('hero')
    expect(page.takeSent()).toEqual([results])
  })

  it('follows the editor to another model, also while a request is under way', async () => {
    const { page, client } = start()
    const got = client.get('hero')
    page.hear('editingModel', { model: 'hero' })
    await got
    expect(page.takeSent()).toEqual([
      ['updateContent', { options: { noTraverse: false, model: 'hero', key: 'hero' } }],
      results,
    ])
  })

  it('reports each observed model once', async () => {
    const { page, client } = start('?builder.editing=true')
    watchModel(client)
    watchModel(client)
    watchModel(client, 'hero')
    expect(page.takeSent().filter(([name]) => name === 'sdkInjected')).toEqual([
      ['sdkInjected', { modelName: 'page', apiKey: 'k' }],
      ['sdkInjected', { modelName: 'hero', apiKey: 'k' }],
    ])
    await flushPromises()
    await client.observe('page').reload()
    expect(page.takeSent().map(([name]) => name)).not.toContain('sdkInjected')
  })

  it('announces own blocks for the model that is shown where the editor names none', () => {
    const { page, client } = start('?builder.frameEditing=true')
    const names = () => page.takeSent().filter(([name]) => name === 'registerComponent')
    client.editing?.setComponents([
      { name: 'ForHero', models: ['hero'] },
      { name: 'ForPage', models: ['page'] },
    ])
    client.observe('hero', { nested: true })
    expect(names()).toEqual([])
    client.observe('page')
    client.observe('hero')
    expect(names()).toEqual([['registerComponent', { name: 'ForPage', models: ['page'] }]])
  })

  it('reports the variation that is shown', async () => {
    const { page, client } = start('?builder.frameEditing=page&builder.tests.cid=v1')
    const v1 = { id: 'v1', data: { title: 'one' } }
    page.answer.mockReturnValue({ results: [{ id: 'cid', data: {}, variations: { v1 } }] })
    await client.get('hero')
    expect(page.takeSent()).toMatchObject([
      ['contentResults', { results: [{ id: 'cid', data: { title: 'one' }, variationId: 'v1' }] }],
    ])
  })

  it('leaves out headers, and whatever windows cannot exchange', async () => {
    const { page, client } = start()
    const request = {
      limit: 2,
      fetchOptions: { headers: { 'X-Secret': 's' }, signal: new AbortController().signal },
      query: { when: () => 1, id: 'a' },
    }
    await client.get('page', deepFreeze({ ...request, fetchOptions: undefined }))
    expect(page.takeSent()[0]).toEqual([
      'updateContent',
      { options: { noTraverse: false, limit: 2, query: { id: 'a' } } },
    ])
    await client.get('page', { fetchOptions: request.fetchOptions })
    expect(page.takeSent()[0]).toEqual(['updateContent', { options: { noTraverse: false } }])
  })

  it('reports no entries of other models that were passed in', async () => {
    const { page, client } = start()
    const content = { ...entry, data: { onClick: () => {} } }
    expect(await client.get('hero', { content })).toEqual(content)
    const noModel = undefined as unknown as string
    expect(await client.observe(noModel, { content }).promise()).toEqual([content])
    expect(page.takeSent()).toEqual([])
  })

  it('reports no source code', async () => {
    const { page, client } = start()
    page.answer.mockReturnValue({ page: 'code' })
    expect(await client.get('page', { format: 'react' })).toBe('code')
    expect(page.takeSent()).toEqual([])
  })

  it('reports no failures', async () => {
    const { page, client } = start()
    page.answer.mockReturnValue(new Response('{}', { status: 400 }))
    await expect(client.get('page')).rejects.toThrow('400')
    expect(page.takeSent()).toEqual([['updateContent', { options: { noTraverse: false } }]])
  })

  it('reports no answers that are not shown', async () => {
    const { page, client } = start()
    watchModel(client, 'hero')
    page.takeSent()
    page.hear('blockContentLoading', { model: 'hero' })
    await flushPromises()
    expect(page.takeSent()).toEqual([])
  })
})
