// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { contentHost, flushRenders, inner, render, symbol } from './testing/renderSymbol'

let views = 0

/** Renders symbols at the start of a page view, whose clock stands still. */
async function renderSymbols(count: number, entry: (index: number) => string) {
  vi.spyOn(window.performance, 'now').mockReturnValue(0)
  const { client: createClient, answer } = contentHost(inner([]))
  const client = createClient()
  const view = vi.spyOn(client, 'pageView', 'get').mockReturnValue(views++)
  const list = (first: number, end: number) =>
    Array.from({ length: end - first }, (_, i) => symbol({ model: 'm', entry: entry(first + i) }))
  const { all, change } = await render(list(0, count), { client })
  await flushRenders()
  return {
    answer,
    shown: () => all('.builder-symbol .builder-content').length,
    async change(first: number, end: number) {
      await change(list(first, end))
      await flushRenders()
    },
    beginView: () => view.mockReturnValue(views++),
  }
}

const LEFT_OUT =
  'warn: SiteBlocks: block "builder-y": a symbol was left out, since a page fetches at most 500 at a time, and 100 different ones in a page view. Find the one that contains itself, or use fewer.'

it.each([
  { what: 'equal', entry: () => 'e1', most: 500, requests: 1 },
  { what: 'different', entry: (index: number) => `e${index}`, most: 100, requests: 100 },
])(
  'shows $most $what symbols for $requests requests, and says once that others were left out',
  async ({ entry, most, requests }) => {
    const { shown, answer } = await renderSymbols(most + 2, entry)
    expect(shown()).toBe(most)
    expect(answer).toHaveBeenCalledTimes(requests)
    expect(takeConsole()).toEqual([LEFT_OUT])
  },
)

it('fetches others in the next page view', async () => {
  const { answer, change, beginView } = await renderSymbols(100, (index) => `e${index}`)
  await change(100, 101)
  expect(takeConsole()).toEqual([LEFT_OUT])
  beginView()
  await change(101, 102)
  expect(answer).toHaveBeenCalledTimes(101)
})
