import { expect, it } from 'vitest'
import { entry } from '../content/testing/blocks'
import { renderToHtml } from './renderToHtml'

const cycle: Record<string, unknown> = {}
cycle.self = [cycle]

it.each([
  { name: 'data', value: { price: 10n }, why: 'BigInt' },
  { name: 'data', value: cycle, why: 'circular' },
  { name: 'context', value: cycle, why: 'circular' },
  { name: 'userAttributes', value: { age: 10n }, why: 'BigInt' },
])('refuses the option $name, and says why: $why', ({ name, value, why }) => {
  const render = () => renderToHtml(entry(), { apiKey: 'k', model: 'page', [name]: value })
  const message = `^SiteBlocks: option "${name}" cannot be written into the HTML as JSON: .*${why}.*\\. Pass texts`
  expect(render).toThrow(new RegExp(message, 's'))
})

it('refuses an entry that JSON cannot hold, and says so', () => {
  const given = entry([], { data: { blocks: [], state: { price: 10n } } })
  const render = () => renderToHtml(given, { apiKey: 'k', model: 'page' })
  expect(render).toThrow('SiteBlocks: the entry cannot be written into the HTML as JSON: ')
})
