import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { compileExpression } from './compileExpression'
import { withoutLater } from './runtime/later'
import { MAX_STEPS } from './runtime/limits'
import { createLiveData } from './runtime/liveData'
import { act, evaluate } from './testing/evaluate'

/** Calls after which a test gives up, so that it ends even where calls are endless. */
const GIVE_UP = 40_000

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Functions of a page, one of which counts its calls. */
function page() {
  let calls = 0
  const tick = vi.fn(() => {
    if (++calls > GIVE_UP) throw new Error('endless')
  })
  const slow = () => {
    tick()
    for (const start = performance.now(); performance.now() - start < 1; );
  }
  const nextTurn = (call: () => void) => {
    if (calls <= GIVE_UP) queueMicrotask(call)
  }
  return { tick, state: { tick, slow, nextTurn } }
}

describe('a turn of the event loop', () => {
  it.each([
    'function f() { slow(); return Promise.resolve().then(f) } f()',
    'async function f() { for (;;) { slow(); await 1 } } f()',
    'function f() { tick(); nextTurn(f) } f()',
    'const f = () => { tick(); nextTurn(f) }; nextTurn(f)',
  ])('ends callbacks that call each other for ever, however slow: %s', async (text) => {
    const { tick, state } = page()
    const problems: string[] = []
    act(text, { state, report: ({ kind }) => problems.push(kind) })
    await turn()
    expect(problems).toContain('limit')
    expect(tick.mock.calls.length).toBeLessThan(GIVE_UP)
  })

  it('has steps for all texts of a state together, and the next ones regain some', async () => {
    // The clock of late calls stands still until the turn of the test before has ended.
    await turn()
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { tick, state } = page()
    const data = createLiveData()
    const [one, other] = ['work', 'as much'].map((label) => {
      const text = `() => { "${label}"; for (let i = 0; i < 250_000; i++); tick() }`
      return evaluate(text, { state, data }).result as () => void
    })
    for (let time = 0; time < 2; time++) {
      one?.()
      other?.()
    }
    expect(tick).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(500)
    other?.()
    expect(tick).toHaveBeenCalledTimes(3)
  })

  it.each([
    `var o = JSON.parse('{"then":1}', (k, v) => k === 'then' ? (r => { tick(); r(o) }) : v); Promise.resolve(o)`,
    'context.then = r => { tick(); r(context) }; Promise.resolve(context)',
    'Promise.resolve(state)',
    'Promise.reject(1).catch(() => state)',
    'Promise.all([state]); Promise.race([state]); Promise.allSettled([state])',
    'new Promise(resolve => resolve(state))',
    'Promise.resolve().then(() => state)',
    'Promise.resolve().finally(() => state)',
    'async function f() { return state } f()',
    'async function f() { await state } f()',
  ])('has no objects whose "then" the engine calls: %s', async (text) => {
    const { tick, state } = page()
    const then = evaluate('(r) => { tick(); r({ ...state }) }', { state }).result
    const problems: string[] = []
    act(text, { state, locals: { then }, report: ({ message }) => problems.push(message) })
    await turn()
    expect(tick).not.toHaveBeenCalled()
    expect(problems.join()).toMatch(/^A function cannot be named "(?:context\.)?then"/)
  })

  it('follows objects with a "then" that the page itself has', async () => {
    class Query {
      // biome-ignore lint/suspicious/noThenProperty: pages have such objects.
      then(resolve: (rows: number[]) => void) {
        resolve([7])
      }
    }
    const context = { query: new Query() }
    const found = act('const [row] = await context.query; return row', { context }).result.value
    expect(await found).toBe(7)
  })

  it.each(['toString', 'valueOf', 'toJSON', 'then'])(
    'has no objects with functions named "%s" from a reviver or in the context',
    (key) => {
      const json = JSON.stringify({ [key]: 1 })
      const reviver = '(key, value) => key ? () => 1 : value'
      const message = `A function cannot be named "${key}"`
      const { problems } = evaluate(`JSON.parse('${json}', ${reviver})`)
      expect(problems).toMatchObject([{ kind: 'forbidden', message }])
      expect(act(`context.${key} = () => 1`).problems).toMatchObject([{ kind: 'forbidden' }])
    },
  )
})

describe('a call of the function of another text', () => {
  it.each([
    { maker: '() => { for (var i = 0; i < 999; i++) tick() }', mode: 'expression' },
    { maker: 'return () => { for (var i = 0; i < 999; i++) tick() }', mode: 'action' },
  ] as const)('is at the expense of its caller: $mode', ({ maker, mode }) => {
    const tick = vi.fn()
    const compiled = compileExpression(maker, mode)
    const scope = { state: { tick } }
    const f = mode === 'action' ? compiled.act(scope).value : compiled.evaluate(scope)
    let calls = 0
    const next = () => {
      if (++calls > 2_000) throw new Error('endless')
      return true
    }
    const { problems } = evaluate('while (next()) f()', { state: { f, next } })
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(tick.mock.calls.length).toBeLessThan(MAX_STEPS)
  })
})

describe('a rendering on a server', () => {
  it.each([
    'Promise.resolve().then(tick)',
    'async function f() { await 1; tick() } f()',
    'new Promise(resolve => resolve()).finally(tick)',
    'setTimeout(tick)',
    'setInterval(tick, 16)',
  ])('ends without what it starts for later: %s', async (text) => {
    const { tick, state } = page()
    const { problems } = withoutLater(() => act(text, { state }))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(problems).toEqual([])
    expect(tick).not.toHaveBeenCalled()
    act('Promise.resolve().then(tick)', { state })
    await turn()
    expect(tick).toHaveBeenCalledOnce()
  })

  it('does not start timers of a binding that writes', () => {
    const text = 'state.list.push(1); setInterval(() => {}, 16)'
    const { problems } = evaluate(text, { state: { list: [] } })
    expect(problems).toMatchObject([{ message: 'Timers work in actions only' }])
  })
})
