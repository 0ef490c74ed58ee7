// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { component } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { button, contentHost, flushRenders, inner, render, symbol } from './testing/renderSymbol'

const convert = button('builder.trackConversion(10)')
const included = (blocks: readonly Block[], id: string): Block =>
  component('Symbol', { symbol: { model: 'm', content: { ...inner(blocks), id } } })

const foreign = symbol({ model: 'm', entry: 'e1', ownerId: 'other', global: true })
const nested = included([convert], 'symbol')

it.each([
  { of: 'a symbol', block: nested, entry: 'page' },
  { of: 'a symbol in a symbol', block: included([nested], 'outer'), entry: 'page' },
  { of: 'a symbol of another space', block: foreign, entry: 'inner' },
])('counts a conversion of $of for entry "$entry"', async ({ block, entry }) => {
  const { client } = contentHost(inner([convert]))
  const conversions = vi.fn()
  const createClient = (options: object) => {
    const made = client(options)
    made.onActivity(({ type, data }) => type === 'conversion' && conversions(data.contentId))
    return made
  }
  const { click } = await render([block], {
    client: createClient({ host: 'https://c.test' }),
    createClient,
  })
  await flushRenders()
  click()
  expect(conversions.mock.calls).toEqual([[entry]])
})
