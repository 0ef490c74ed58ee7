// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { contentHost, flushRenders, inner, render, says, symbol } from './testing/renderSymbol'

it('fetches at most 500 symbols of a page, says that others were left out, and takes them later', async () => {
  const { client } = contentHost(inner([]))
  const many = Array.from({ length: 501 }, () => symbol({ model: 'm', entry: 'e1' }))
  const content = { client: client() }
  const page = await render(many, { content })
  expect(takeConsole()).toEqual([
    'warn: SiteBlocks: block "builder-y": a symbol was left out, since a page fetches at most 500. Find the one that contains itself.',
  ])
  await page.change([])
  const { client: other } = contentHost(inner([says('IN')]))
  const next = await render([many[0] as never], { content: { client: other() } })
  await flushRenders()
  expect(next.texts()).toEqual(['IN'])
})
