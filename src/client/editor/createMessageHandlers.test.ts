import { describe, expect, it, vi } from 'vitest'
import { entry } from '../../content/testing/blocks'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { settle } from '../testing/contentPage'
import { createFramedPage, startEditing, watchModel } from './testing/framedPage'

const original = deepFreeze(entry([], { id: 'e1' }))

describe('createMessageHandlers: ping', () => {
  it('is answered', async () => {
    const { page } = await startEditing([original])
    page.hear('ping')
    expect(page.takeSent()).toEqual([['pong', {}]])
  })
})

describe('createMessageHandlers: getComponents', () => {
  it('is answered with what was handed in, without functions', async () => {
    const { page, client } = await startEditing([original])
    page.hear('getComponents')
    client.editing?.setComponents([
      { name: 'Text', inputs: [{ name: 'text', onChange: () => {} }] },
      { name: 'Own', component: () => null },
    ])
    page.hear('getComponents')
    expect(page.takeSent()).toEqual([
      ['components', []],
      ['components', [{ name: 'Text', inputs: [{ name: 'text' }] }, { name: 'Own' }]],
    ])
  })
})

describe('createMessageHandlers: getGlobals', () => {
  it('is answered with the functions of the site that content may call', async () => {
    const { page, client } = await startEditing([original])
    page.hear('getGlobals')
    if (client.editing) client.editing.globals = ['cart.add', 'gtag']
    page.hear('getGlobals')
    expect(page.takeSent()).toEqual([
      ['globals', []],
      ['globals', ['cart.add', 'gtag']],
    ])
  })
})

describe('createMessageHandlers: overrideUserAttributes', () => {
  it('asks again for everything that is observed, past the caches', async () => {
    const { page, client } = await startEditing([original])
    watchModel(client, 'hero')
    watchModel(client, 'bar').stop()
    await settle()
    const before = page.requests().length
    page.hear('overrideUserAttributes', { device: 'tablet', plan: 'pro' })
    await settle()
    const asked = page.requests().slice(before)
    expect(asked.map(({ path }) => path)).toEqual(['/api/v3/content/page', '/api/v3/content/hero'])
    expect(JSON.parse(asked[0]?.parameters.userAttributes ?? '')).toEqual({
      urlPath: '/',
      host: 'shop.example.com',
      device: 'tablet',
      plan: 'pro',
    })
    expect(asked[0]?.init.cache).toBe('no-cache')
  })

  it.each([undefined, null, 'plan', ['plan']])('passes over %j', async (data) => {
    const { page } = await startEditing([original])
    page.hear('overrideUserAttributes', data)
    await settle()
    expect(page.requests()).toHaveLength(1)
  })
})

describe('createMessageHandlers: overrideTestGroup', () => {
  const v1 = { id: 'v1', testRatio: 0, data: { title: 'one' } }
  const tested = { id: 'cid', data: { title: 'control' }, variations: { v1 } }

  it('shows the variation, and stores nothing', async () => {
    const page = createFramedPage()
    page.answer.mockReturnValue({ results: [tested] })
    const { shown } = watchModel(page.client())
    await settle()
    page.hear('overrideTestGroup', { contentId: 'cid', variationId: 'v1' })
    await settle()
    expect(shown.map(([one]) => one?.data.title)).toEqual(['control', 'one'])
    expect(page.cookieWrites).toEqual([])
  })

  it.each([{ contentId: 'cid' }, { variationId: 'v1' }, { contentId: 1, variationId: 'v1' }])(
    'passes over %j',
    async (data) => {
      const { page } = await startEditing([original])
      page.hear('overrideTestGroup', data)
      await settle()
      expect(page.requests()).toHaveLength(1)
    },
  )
})

describe('createMessageHandlers: editingModel', () => {
  it.each([
    { data: { model: 'hero' }, model: 'hero' },
    { data: { model: '' }, model: 'page' },
    { data: 'hero', model: 'page' },
  ])('leads with $data to $model', async ({ data, model }) => {
    const { page, client } = await startEditing([original])
    expect(client.editing?.model).toBe('page')
    page.hear('editingModel', data)
    expect(client.editing?.model).toBe(model)
  })
})

describe('createMessageHandlers: editingMode, editingPageMode', () => {
  it.each([
    ['editingMode', 'builder-editing'],
    ['editingPageMode', 'builder-editing-page'],
  ])('marks by %s the body of the page with %s', async (name, className) => {
    const { page } = await startEditing([original])
    page.hear(name, true)
    page.hear(name, 'off')
    page.hear(name, undefined)
    expect([...page.bodyClasses]).toEqual([className])
    page.hear(name, false)
    expect(page.bodyClasses.size).toBe(0)
  })
})

describe('createMessageHandlers: resetState, resetSymbolState, triggerAnimation', () => {
  const steps = [{ styles: {} }, { styles: {} }]

  it.each([
    {
      name: 'resetState',
      data: { model: 'page', state: { a: { b: 1 } }, more: 1 },
      detail: { model: 'page', state: { a: { b: 1 } } },
    },
    {
      name: 'resetSymbolState',
      data: { state: { id: 'b1', model: 'symbol', state: { a: 1 } } },
      detail: { id: 'b1', state: { a: 1 } },
    },
    {
      name: 'triggerAnimation',
      data: { elementId: 'b1', steps },
      detail: { elementId: 'b1', animation: { elementId: 'b1', trigger: 'pageLoad', steps } },
    },
  ] as const)('hears $name', async ({ name, data, detail }) => {
    const { page, client } = await startEditing([original])
    const listener = vi.fn()
    client.editing?.on(name, listener)
    page.hear(name, data)
    expect(listener.mock.calls).toEqual([[detail]])
  })

  it.each([
    ['resetState', undefined],
    ['resetState', { state: {} }],
    ['resetState', { model: 'page', state: [] }],
    ['resetSymbolState', { state: { model: 'symbol', state: {} } }],
    ['resetSymbolState', { id: 'b1', state: {} }],
    ['triggerAnimation', { steps }],
  ] as const)('hears no %s with %j', async (name, data) => {
    const { page, client } = await startEditing([original])
    const listener = vi.fn()
    client.editing?.on(name, listener)
    page.hear(name, data)
    expect(listener).not.toHaveBeenCalled()
  })
})
