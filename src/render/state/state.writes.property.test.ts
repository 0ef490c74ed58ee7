import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileExpression } from '../../expression'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { getPath } from '../../utils/values/safePath'
import { createStateProxy } from './createStateProxy'
import { createStateStore } from './createStateStore'

/** A state with nested objects, some of them in several positions. */
function initialState(): Record<string, unknown> {
  const shared = { k: 'shared', parts: [{ k: 1 }] }
  const list = [{ k: 1 }, shared, { k: 3, inner: { k: 4 } }]
  return { a: { k: 0, inner: shared }, list, picked: list[2], text: 'x', other: { deep: [shared] } }
}

const paths = fc.constantFrom(
  ...['state.a', 'state.a.inner', 'state.list', 'state.list[0]', 'state.list[1]', 'state.picked'],
  ...['state.other.deep', 'state.other.deep[0]', 'state.a.inner.parts', 'state.list[0].k', 'it'],
)
const keys = fc.constantFrom('k', 'inner', 'parts', '0')
const values = fc.oneof(
  fc.constantFrom('1', '2', '"y"', '{ k: 5 }', '[{ k: 6 }, 7]', '[]', 'undefined'),
  paths,
  paths.map((path) => `{ k: ${path} }`),
  paths.map((path) => `[${path}, { k: 8 }, ${path}]`),
)
const statements = fc.oneof(
  fc.tuple(paths, keys, values).map(([path, key, value]) => `${path}["${key}"] = ${value}`),
  fc
    .tuple(fc.constantFrom('a', 'picked', 'text', 'more'), values)
    .map(([key, value]) => `state.${key} = ${value}`),
  fc.tuple(paths, values).map(([path, value]) => `${path}.push(${value})`),
  fc.tuple(paths, values).map(([path, value]) => `${path}.unshift(${value})`),
  fc.tuple(paths, values).map(([path, value]) => `${path}.splice(1, 1, ${value})`),
  paths.map((path) => `${path}.reverse()`),
  paths.map((path) => `${path}.shift()`),
  paths.map((path) => `if (Array.isArray(${path})) ${path}.length = 1`),
  paths.map((path) => `${path}.forEach(one => { one.k = 9 })`),
  fc
    .tuple(paths, keys)
    .map(([path, key]) => `if (typeof ${path} === "object") delete ${path}["${key}"]`),
  fc.tuple(paths, paths).map(([from, to]) => `state.list = ${from}.filter(one => one !== ${to})`),
  fc
    .tuple(paths, paths, values)
    .map(
      ([from, gone, value]) =>
        `var held = ${from}; if (typeof ${gone} === 'object') delete ${gone}.inner; held.k = ${value}`,
    ),
  fc
    .tuple(paths, paths, values)
    .map(
      ([from, key, value]) =>
        `var late = ${from}; keep(() => { late.k = ${value}; ${key}.k = 10 })`,
    ),
)
const steps = fc.oneof(
  fc.record({
    kind: fc.constantFrom('action', 'script'),
    text: fc.array(statements, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('; ')),
  }),
  fc.record({ kind: fc.constant('late'), text: fc.constant('') }),
  // A repeat renders the current value. From then on, its actions call that value `it`.
  fc.record({ kind: fc.constant('render'), text: paths }),
)

/** Numbers every object of plain data, so that only identical structures are equal. */
function describeData(value: unknown, known = new Map<unknown, number>()): unknown {
  if (typeof value !== 'object' || value === null) return value
  const number = known.get(value)
  if (number !== undefined) return `#${number}`
  known.set(value, known.size)
  const fields = Object.keys(value)
    .sort()
    .map((key) => {
      return [key, describeData((value as Record<string, unknown>)[key], known)]
    })
  return Array.isArray(value) ? ['list', value.length, fields] : fields
}

/** A state, and the same state in plain JavaScript. */
function createWorlds() {
  const state = initialState()
  const store = createStateStore(deepFreeze(structuredClone(state)))
  const lateCalls: { here: () => unknown; native: () => unknown }[] = []
  let native: (() => unknown) | undefined
  let here: (() => unknown) | undefined
  let rendered: unknown = { k: 'none' }
  let item: unknown = { k: 'none' }

  function attempt(task: () => unknown): void {
    try {
      task()
    } catch {
      // Errors are ignored, as the expression language only reports them.
    }
  }

  return {
    store,
    state,
    run({ kind, text }: { kind: string; text: string }) {
      if (kind === 'render') {
        const path = text.replace('state.', '')
        const shown = getPath(store.get(), path)
        if (typeof shown === 'object' && shown !== null) {
          rendered = shown
          item = getPath(state, path)
        }
        return
      }
      if (kind === 'late') {
        const call = lateCalls.shift()
        if (call) for (const side of [call.here, call.native]) attempt(side)
        return
      }
      native = undefined
      here = undefined
      attempt(() =>
        new Function('state', 'it', 'keep', `'use strict'; ${text}`)(
          state,
          item,
          (call: () => unknown) => {
            native = call
          },
        ),
      )
      const keep = (call: () => unknown): void => {
        here = call
      }
      const { data } = store
      const locals = { it: rendered }
      if (kind === 'script') {
        const proxy = createStateProxy(store, locals)
        const names = { state: proxy.state, it: proxy.state.it }
        attempt(() =>
          new Function('state', 'it', 'keep', `'use strict'; ${text}`)(names.state, names.it, keep),
        )
      } else {
        const scope = {
          get state() {
            return store.get()
          },
          data,
          locals,
          commit: (result: {
            state: Readonly<Record<string, unknown>>
            changed: readonly string[]
          }) => store.set(result.state, result.changed),
          context: { keep },
        }
        const code = text.replace(/keep\(/g, 'context.keep(')
        scope.commit(compileExpression(code, 'action').act(scope))
      }
      if (native && here) lateCalls.push({ here, native })
    },
  }
}

describe('writes to a state', { timeout: 120_000 }, () => {
  it('leave what JavaScript leaves, whatever is aliased, held and called late', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 8 }), (program) => {
        const { store, state, run } = createWorlds()
        for (const step of program) {
          const before = store.get()
          const told = new Set<string>()
          const leave = [...new Set([...Object.keys(before), 'more'])].map((key) =>
            store.subscribe([key], () => told.add(key)),
          )
          run(step)
          for (const stop of leave) stop()
          const after = store.get()
          // Rendered objects never change.
          deepFreeze(after)
          expect(describeData({ ...after })).toEqual(describeData(state))
          for (const key of Object.keys({ ...before, ...after })) {
            if (!told.has(key)) expect(after[key]).toBe(before[key])
            else if (step.kind === 'action' && key in before === key in after)
              expect(after[key]).not.toBe(before[key])
          }
        }
      }),
      { numRuns: 1_500 },
    )
  })
})
