import { describe, expect, it, vi } from 'vitest'
import { compileExpression } from '../compileExpression'
import type { Scope } from '../runtime/Scope'
import { createEntry } from '../testing/createEntry'

const answered = (body: unknown, init?: ResponseInit) =>
  vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init))

/** Runs an action on its own state, which also receives late writes. */
function run(code: string, request: Scope['request'], life = new AbortController()) {
  const more = { life: { current: life }, ...(request && { request }) }
  const { act, problems, state } = createEntry({ items: [] }, {}, more)
  act(code)
  return { messages: () => problems.map(({ message }) => message), state }
}

describe('fetch', () => {
  it.each([
    'fetch("/a").then(r => r.json()).then(d => { state.items = d.items })',
    'async function load() { const r = await fetch("/a"); const d = await r.json(); state.items = d.items } load()',
    'fetch("/a").then(r => r.text()).then(t => { state.items = JSON.parse(t).items })',
    'fetch("/a").then(r => r.json()).then(d => { state.items = d.items.reverse().reverse() })',
  ])('gives what was answered: %s', async (code) => {
    const { state, messages } = run(code, answered({ items: [{ n: 1 }, 2] }))
    await expect.poll(() => state().items).toEqual([{ n: 1 }, 2])
    expect(messages()).toEqual([])
  })

  it('reports the status and headers of the answer', async () => {
    const request = answered('no', { status: 404, statusText: 'Gone', headers: { 'X-A': 'b' } })
    const { state } = run(
      'fetch("/a").then(r => { state.items = [r.ok, r.status, r.statusText, r.url, r.headers.get("x-a"), r.headers.get("y"), r.body] })',
      request,
    )
    await expect.poll(() => state().items).toHaveLength(7)
    expect(state().items).toEqual([false, 404, 'Gone', '', 'b', null, undefined])
  })

  it('sends a method, headers and a text, and nothing else', () => {
    const request = answered({})
    const life = new AbortController()
    run(
      'fetch("/a", { method: "post", headers: { "X-A": 1 }, body: JSON.stringify({ a: 1 }), credentials: "include", mode: "no-cors", redirect: "error" })',
      request,
      life,
    )
    expect(request).toHaveBeenCalledExactlyOnceWith('/a', {
      method: 'post',
      headers: [['X-A', '1']],
      body: '{"a":1}',
      credentials: 'omit',
      signal: life.signal,
    })
  })

  const bare = ['fetch("/a")', 'fetch("/a", { body: null })', 'fetch("/a", { body: state.none })']
  it.each(bare)('requests with GET and no body for %s', (code) => {
    const request = answered({})
    run(code, request)
    const expected = { method: 'GET', headers: [], body: null, credentials: 'omit' }
    expect(request).toHaveBeenCalledExactlyOnceWith('/a', expect.objectContaining(expected))
  })

  it('reports what fails, unless the action deals with it', async () => {
    const fails = async () => Promise.reject(new TypeError('offline'))
    const { messages } = run('fetch("/a").then(() => 1)', fails)
    await expect.poll(messages).toEqual(['offline'])
    const caught = run('fetch("/a").catch(e => { state.items = [e.message] })', fails)
    await expect.poll(() => caught.state().items).toEqual(['offline'])
    const parse = 'fetch("/a").then(r => r.json()).catch(e => { state.items = [e.name] })'
    const broken = run(parse, answered('{'))
    await expect.poll(() => broken.state().items).toEqual(['SyntaxError'])
    expect([caught.messages(), broken.messages()]).toEqual([[], []])
  })

  it('reports and writes nothing once the entry is unmounted', async () => {
    const life = new AbortController()
    const request = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const code = 'fetch("/a").finally(() => { state.items = [1] })'
    const { messages, state } = run(code, request, life)
    life.abort()
    await request.mock.results[0]?.value.catch(() => {})
    await Promise.resolve()
    expect([messages(), state().items]).toEqual([[], []])
  })

  it('sends 20 at a time', async () => {
    const request = answered({})
    const { messages } = run('for (let i = 0; i < 21; i++) fetch("/a")', request)
    expect(request).toHaveBeenCalledTimes(20)
    expect(messages()).toEqual(['More than 20 requests are under way'])
  })

  it('is not there for bindings, and where nothing sends', () => {
    const request = answered({})
    const report = vi.fn()
    for (const code of ['fetch("/a")', 'state.items.push(1) + fetch("/a")']) {
      compileExpression(code, 'expression').evaluate({ state: { items: [] }, request, report })
    }
    run('fetch("/a")', undefined)
    expect(request).not.toHaveBeenCalled()
    const message = '"fetch" works in actions only'
    expect(report.mock.calls).toMatchObject([[{ message }], [{ message }]])
  })

  it('is the site’s own where that has one', () => {
    const request = answered({})
    const fetch = vi.fn(() => 'own')
    const action = compileExpression('return fetch("/a")', 'action')
    expect(action.act({ state: {}, request, globals: { fetch } }).value).toBe('own')
    expect(request).not.toHaveBeenCalled()
  })
})
