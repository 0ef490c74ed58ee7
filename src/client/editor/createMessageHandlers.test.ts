import { describe, expect, it, vi } from 'vitest'
import { entry, text } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { flushPromises } from '../testing/contentPage'
import { readAnimation, recordAt } from './createMessageHandlers'
import { createFramedPage, startEditing, watchModel } from './testing/framedPage'

const original = deepFreeze(entry([text('one', { id: 'b1' })], { id: 'e1' }))
const steps = [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }]
const edited = { id: 'new', data: {} }
const breakpoints = { small: 400 }

describe('createMessageHandlers', () => {
  it.each<[name: string, data: unknown]>([
    ['contentUpdate', { data: edited }],
    ['contentUpdate', { data: edited, key: 'hero' }],
    ['contentUpdate', { data: edited, key: 'hero', modelName: 'page' }],
    ['contentUpdate', { data: edited, key: ['page'] }],
    ['contentUpdate', { data: edited, model: 'page' }],
    ['contentUpdate', { data: edited, key: 'toString' }],
    ['patchUpdates', undefined],
    ['patchUpdates', {}],
    ['patchUpdates', { data: [] }],
    ['patchUpdates', { data: { unknown: [{ op: 'remove', path: '/data' }] } }],
    ['patchUpdates', { data: { e1: { op: 'remove', path: '/data' } } }],
    ['patchUpdates', { b1: [{ op: 'remove', path: '/component' }] }],
    ['configureSdk', { contentId: 'other', breakpoints }],
    ['configureSdk', { breakpoints }],
    ['configureSdk', { contentId: 'e1' }],
    ['overrideUserAttributes', undefined],
    ['overrideUserAttributes', null],
    ['overrideUserAttributes', 'plan'],
    ['overrideUserAttributes', ['plan']],
    ['overrideTestGroup', { contentId: 'cid' }],
    ['overrideTestGroup', { variationId: 'v1' }],
    ['overrideTestGroup', { contentId: 1, variationId: 'v1' }],
    ['editingModel', { model: '' }],
    ['editingModel', 'hero'],
    ['resetState', undefined],
    ['resetState', { state: {} }],
    ['resetState', { model: 'page', state: [] }],
    ['resetSymbolState', { state: { model: 'symbol', state: {} } }],
    ['resetSymbolState', { id: 'b1', state: {} }],
    ['triggerAnimation', { steps }],
  ])('changes nothing by %s with %j', async (name, data) => {
    const { page, client, shown } = await startEditing([original])
    const heard = vi.fn()
    client.editing?.on('resetState', heard)
    client.editing?.on('resetSymbolState', heard)
    client.editing?.on('triggerAnimation', heard)
    page.hear(name, data)
    await flushPromises()
    expect(shown).toEqual([[original]])
    expect(page.requests()).toHaveLength(1)
    expect(heard).not.toHaveBeenCalled()
    expect(client.editing?.model).toBe('page')
  })

  it('ping is answered', async () => {
    const { page } = await startEditing([original])
    page.hear('ping')
    expect(page.takeSent()).toEqual([['pong', {}]])
  })

  it('getComponents is answered with all that was passed, functions as text', async () => {
    const { page, client } = await startEditing([original])
    const onChange = (options: Map<string, unknown>) => options.set('a', 1)
    page.hear('getComponents')
    client.editing?.setComponents([{ name: 'Text', inputs: [{ name: 'text', onChange }] }], [])
    page.hear('getComponents')
    const [none, some] = page.takeSent() as [unknown, ['components', { inputs: [Functions] }[]]]
    interface Functions {
      readonly onChange: string
    }
    expect(none).toEqual(['components', []])
    const received = new Map()
    new Function(some[1][0]?.inputs[0].onChange ?? '')(received)
    expect([...received]).toEqual([['a', 1]])
  })

  it('getState reaches every entry, whose answers are sent', async () => {
    const { page, client } = await startEditing([original])
    const { editing } = client
    editing?.on('getState', () => editing.showState({ model: 'page', state: { a: 1 } }))
    page.hear('getState')
    expect(page.takeSent()).toEqual([['state', { model: 'page', state: { a: 1 } }]])
  })

  it.each([{ id: 1 }, { id: 'a' }, {}])(
    'evaluate is refused for %j, and runs nothing',
    async (data) => {
      const { page } = await startEditing([original])
      page.hear('evaluate', { ...data, text: 'globalThis.pwned = 1', arguments: [] })
      const error = expect.stringContaining('runs no code of messages')
      expect(page.takeSent()).toEqual([['evaluateError', { ...data, error }]])
      expect(globalThis).not.toHaveProperty('pwned')
    },
  )

  it('overrideUserAttributes requests everything observed again, past the caches', async () => {
    const { page, client } = await startEditing([original])
    watchModel(client, 'hero')
    watchModel(client, 'bar').stop()
    await flushPromises()
    const before = page.requests().length
    page.hear('overrideUserAttributes', { device: 'tablet', plan: 'pro' })
    await flushPromises()
    const asked = page.requests().slice(before)
    expect(asked.map(({ path }) => path)).toEqual(['/api/v3/content/page', '/api/v3/content/hero'])
    const attributes = JSON.parse(asked[0]?.parameters.userAttributes ?? '')
    expect(attributes).toMatchObject({ urlPath: '/', device: 'tablet', plan: 'pro' })
    expect(asked[0]?.init.cache).toBe('no-cache')
  })

  const v1 = { id: 'v1', testRatio: 0, data: { title: 'one' } }
  const tested = { id: 'cid', data: { title: 'control' }, variations: { v1 } }

  it('overrideTestGroup shows the variation, and stores nothing', async () => {
    const page = createFramedPage()
    page.answer.mockReturnValue({ results: [tested] })
    const { shown } = watchModel(page.client())
    await flushPromises()
    page.hear('overrideTestGroup', { contentId: 'cid', variationId: 'v1' })
    await flushPromises()
    expect(shown.map(([one]) => one?.data.title)).toEqual(['control', 'one'])
    expect(page.cookieWrites).toEqual([])
  })

  it('editingModel switches to another model', async () => {
    const { page, client } = await startEditing([original])
    page.hear('editingModel', { model: 'hero' })
    expect(client.editing?.model).toBe('hero')
  })

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
  ] as const)('reports $name', async ({ name, data, detail }) => {
    const { page, client } = await startEditing([original])
    const listener = vi.fn()
    client.editing?.on(name, listener)
    page.hear(name, data)
    expect(listener.mock.calls).toEqual([[detail]])
  })
})

describe('recordAt', () => {
  it.each([
    { data: { state: { a: 1 } }, path: 'state', record: { a: 1 } },
    { data: { a: 1 }, path: '', record: { a: 1 } },
    { data: { state: [1] }, path: 'state', record: undefined },
    { data: { state: null }, path: 'state', record: undefined },
    { data: { state: 'a' }, path: 'state', record: undefined },
    { data: undefined, path: '', record: undefined },
  ])('gives $record for "$path" of $data', ({ data, path, record }) => {
    expect(recordAt(data, path)).toEqual(record)
  })

  it('ignores keys that would reach a prototype', () => {
    const data = JSON.parse('{"__proto__":{"a":1},"constructor":{},"prototype":{},"kept":1}')
    const record = recordAt(data, '')
    expect(Object.getOwnPropertyNames(record)).toEqual(['kept'])
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
  })
})

describe('readAnimation', () => {
  it.each([
    { elementId: 'b', trigger: 'scrollInView', steps, duration: 0.5, delay: 0.1 },
    { id: 'b', steps, duration: 0.5, delay: 0.1 },
    { id: 'other', elementId: 'b', steps, duration: 0.5, delay: 0.1 },
  ])('reads %j', (data) => {
    expect(readAnimation(deepFreeze(data))).toMatchObject({
      elementId: 'b',
      animation: { trigger: 'pageLoad', steps, duration: 0.5, delay: 0.1 },
    })
  })

  it.each([
    { data: { steps }, printed: [] },
    { data: { elementId: 5, id: '', steps }, printed: [] },
    { data: 'b', printed: [] },
    { data: undefined, printed: [] },
    { data: { elementId: 'b' }, printed: ['has no steps'] },
    { data: { elementId: 'b', steps: 'all' }, printed: ['steps must be a list, got "all"'] },
  ])('reads nothing from $data', ({ data, printed }) => {
    expect(readAnimation(data)).toBeUndefined()
    expect(takeConsole()).toEqual(printed.map((text) => expect.stringContaining(text)))
  })
})
