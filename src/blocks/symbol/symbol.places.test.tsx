// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { MAX_FETCHED, placesOfFetches } from './placesOfFetches'
import { contentHost, fetched, flushRenders, inner, render, says } from './testing/renderSymbol'

it('shows nothing while other symbols of the page fetch all that it may fetch, and names it', async () => {
  const { client, requests } = contentHost(inner([says('IN')]))
  const content = { client: client() }
  const take = placesOfFetches(window)
  const others = Array.from({ length: MAX_FETCHED }, (_, i) => take(`e${i}`))
  const page = await render([fetched], { content })
  await flushRenders()
  expect([page.texts(), requests()]).toEqual([[], []])
  expect(takeConsole()).toEqual([
    'warn: SiteBlocks: block "builder-y": a symbol was left out, since a page fetches at most 1000 symbols and 200 different ones. Find the entry that contains itself.',
  ])
  await page.change([])
  for (const leave of others) leave?.()
  await page.change([fetched])
  await flushRenders()
  expect(page.texts()).toEqual(['IN'])
  await page.change([])
  expect(Array.from({ length: MAX_FETCHED }, (_, i) => take(`f${i}`))).not.toContain(null)
})
