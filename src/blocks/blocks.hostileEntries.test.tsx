// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseContent } from '../content/parseContent'
import { block, component, deepFreeze, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { changedBuiltIns, listBuiltIns } from '../expression/testing/builtIns'
import { type RenderedEntry, renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { listen } from '../utils/timing/listen'
import { defaultBlocks } from './defaultBlocks'
import { hostileEntries } from './internals/testing/hostileEntries'

const LAST = 'still here'
const EVENTS = 'click keyDown mouseEnter focus change submit blur input'.split(' ')

/** Must not be called: receives errors that belong to no block, and those that reach the page. */
const onError = vi.fn<(error: Error) => void>()
const onUncaught = vi.fn((event: Event) => event.preventDefault())

/** An entry as the widget parses it, with a harmless block at the end. */
function parsed({ data, ...entry }: { readonly data: { readonly blocks: readonly unknown[] } }) {
  const blocks = [...data.blocks, text(LAST, { id: 'last' })]
  return deepFreeze(parseContent({ ...entry, data: { ...data, blocks } }))
}

function expectNoHarm(rendered: RenderedEntry): void {
  expect(rendered.get('[builder-id=builder-last]').textContent).toBe(LAST)
  expect(onError).not.toHaveBeenCalled()
  expect(onUncaught).not.toHaveBeenCalled()
}

/**
 * Expects only our own messages. Errors without our prefix are hints of React's development build.
 */
function expectOwnMessages(): void {
  const said = takeConsole().filter((message) => !/^error: (?!SiteBlocks: )/.test(message))
  expect(said.filter((message) => !/^(?:warn|error): SiteBlocks: ./.test(message))).toEqual([])
}

describe('content of any kind', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    onError.mockReset()
    onUncaught.mockClear()
    const undos = ['error', 'unhandledrejection'].map((type) => listen(window, type, onUncaught))
    return () => {
      for (const undo of undos) undo()
    }
  })

  it('is rendered, touched, re-rendered and unmounted without harm', {
    timeout: 600_000,
  }, async () => {
    const before = listBuiltIns()
    const entries = hostileEntries(defaultBlocks)
    await fc.assert(
      fc.asyncProperty(entries, entries, async (first, second) => {
        const rendered = await renderEntry(parsed(first), defaultBlocks, {}, { onError })
        expectNoHarm(rendered)
        for (const element of rendered.all('*').slice(0, 60)) {
          for (const name of EVENTS) {
            await act(async () => fireEvent[name as keyof typeof fireEvent](element))
          }
        }
        expectNoHarm(rendered)
        await rendered.rerender(parsed(second))
        expectNoHarm(rendered)
        rendered.unmount()
        expect(changedBuiltIns(before, listBuiltIns())).toEqual([])
        expectOwnMessages()
      }),
      { seed: 5, numRuns: 80, endOnFailure: true },
    )
  })

  it.each<[string, (inner: Block) => Block]>([
    ['boxes', (inner) => block({ children: [inner] })],
    ['columns', (inner) => component('Columns', { columns: [{ blocks: [inner] }] })],
    ['tabs', (inner) => component('Builder: Tabs', { tabs: [{ content: [inner] }] })],
    [
      'symbols',
      (inner) =>
        component('Symbol', { symbol: { content: { id: 's', data: { blocks: [inner] } } } }),
    ],
  ])('may nest without end: %s', async (_, wrap) => {
    let nested = text('inside')
    for (let depth = 0; depth < 600; depth++) nested = wrap(nested)
    const page = parsed({ data: { blocks: [nested] } })
    const rendered = await renderEntry(page, defaultBlocks, {}, { onError })
    expectNoHarm(rendered)
    expectOwnMessages()
  })
})
