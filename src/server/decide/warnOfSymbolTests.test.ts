import { expect, it } from 'vitest'
import { component, entry, text } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { RenderOptions } from '../options/RenderOptions'
import { serve } from '../testing/serve'

const tested = (id: string, blocks: readonly Block[] = [text('control')]): ContentEntry =>
  entry(blocks, { id, variations: { b: { id: 'b', testRatio: 0.5, data: { blocks: [] } } } })

const symbol = (content: ContentEntry): Block =>
  component('Symbol', { symbol: { model: 'symbol', content } })

const plain = (...blocks: Block[]): ContentEntry => entry(blocks, { id: 'plain' })

const visitor = { url: 'https://shop.test/' }

it.each<[string, ContentEntry, Partial<RenderOptions>, string[]]>([
  ['a symbol', plain(symbol(tested('one'))), {}, ['one']],
  [
    'a symbol without a script that decides',
    plain(symbol(tested('two'))),
    { decide: false },
    ['two'],
  ],
  ['a symbol in a symbol', plain(symbol(plain(symbol(tested('three'))))), {}, ['three']],
  [
    'two in each other',
    plain(symbol(tested('four', [symbol(tested('five'))]))),
    {},
    ['four', 'five'],
  ],
  [
    'a symbol in a variant',
    plain(
      component('PersonalizationContainer', { variants: [{ blocks: [symbol(tested('six'))] }] }),
    ),
    {},
    ['six'],
  ],
  [
    'a symbol in a variation',
    entry([], {
      id: 'page',
      variations: { b: { id: 'b', testRatio: 0.5, data: { blocks: [symbol(tested('seven'))] } } },
    }),
    {},
    ['seven'],
  ],
  ['a symbol for one visitor', plain(symbol(tested('eight'))), { visitor }, []],
  ['a symbol without variations', plain(symbol({ ...plain(), variations: {} })), {}, []],
  ['the page alone', tested('nine'), {}, []],
])('warns of tests in %s', (_, given, options, ids) => {
  serve(given, options)
  const warnings = takeConsole()
  expect(warnings).toEqual(
    ids.map((id) => expect.stringContaining(`the symbol "${id}" has variations`)),
  )
})
