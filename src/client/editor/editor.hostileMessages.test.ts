import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entry, text } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { flushPromises } from '../testing/contentPage'
import { createMessageHandlers } from './createMessageHandlers'
import { createFramedPage, watchModel } from './testing/framedPage'

const NAMES = Object.keys(createMessageHandlers({} as never))

const hostileKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'polluted')

const anyKey = fc.oneof(
  fc.constantFrom('key', 'data', 'model', 'contentId', 'breakpoints', 'state', 'id', 'steps'),
  fc.constantFrom('e1', 'b1', 'blocks', 'component', 'options', 'children', '@type'),
  hostileKey,
)

const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('page', 'e1', 'b1', '@builder.io/sdk:Element', '', true, null, undefined, 5),
    // Built from pairs, so that `__proto__` is an own key, as in a received message.
    fc.array(fc.tuple(anyKey, tie('value')), { maxLength: 4 }).map(Object.fromEntries),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.anything({ withDate: true, withMap: true, withSet: true }),
  ),
})).value

const anyPatch = fc.record({
  op: fc.constantFrom('add', 'remove', 'replace', 'move'),
  path: fc
    .array(fc.oneof(fc.constantFrom('0', '-', '-1', '1e9', '~1', ''), anyKey), { maxLength: 4 })
    .map((names) => names.join('/')),
  value: anyValue,
})

const anyPatches = fc
  .array(fc.tuple(anyKey, fc.array(anyPatch, { maxLength: 3 })), { maxLength: 3 })
  .map(Object.fromEntries)

const anyMessage = fc.oneof(
  fc.record({ type: fc.constantFrom(...NAMES).map((name) => `builder.${name}`), data: anyValue }),
  fc.record({ type: hostileKey.map((name) => `builder.${name}`), data: anyValue }),
  fc.record({ type: fc.constant('builder.patchUpdates'), data: fc.record({ data: anyPatches }) }),
  fc.record({
    type: fc.constant('builder.contentUpdate'),
    data: fc.record({ key: fc.constant('page'), data: anyValue }),
  }),
  fc.anything(),
)

describe('any message of the editor', () => {
  it('never throws, reaches a prototype or leaves something shown that is no entry', async () => {
    const page = createFramedPage()
    const original = entry([text('one', { id: 'b1' })], { id: 'e1' })
    page.answer.mockReturnValue({ results: [original] })
    const client = page.client()
    const { last } = watchModel(client)
    await flushPromises()
    const prototypes = [Object.prototype, Array.prototype, Function.prototype]
    const keys = () => prototypes.map(Reflect.ownKeys)
    const before = keys()

    fc.assert(
      fc.property(fc.array(anyMessage, { maxLength: 4 }), (messages) => {
        page.hear('contentUpdate', { key: 'page', data: original })
        for (const message of messages) page.receiveAnything(deepFreeze(message))
        expect(last()).toMatchObject([{ data: {} }])
        page.takeSent()
      }),
      { numRuns: 500 },
    )
    expect(keys()).toEqual(before)
    client.destroy()
    takeConsole()
  })
})
