import { block, box, text } from '../support/content/contentBlocks'
import { KEYBOARD } from '../support/workbench/hands'
import { expect, test } from '../support/workbench/playground'

const rule = { property: 'plan', operator: 'is', value: 'pro' }

const entry = {
  id: 'story',
  name: 'Story',
  data: {
    blocks: [
      text('seen', '<p>Seen</p>'),
      text('promo', '<p>Promo</p>', { bindings: { show: 'state.promo' } }),
      text('off', '<p>Off</p>', { hide: true }),
      block('lost', 'Symbol', { symbol: { model: 'symbol', entry: 'gone' } }),
      block('tower', 'Tower', { height: 3 }),
      text('styled', '<p>Styled</p>', { responsiveStyles: { large: { display: 'none' } } }),
      box('bare', { layerName: 'Bare' }),
      box('list', { layerName: 'List', repeat: { collection: 'state.products' } }),
      box('outer', {
        layerName: 'Outer',
        show: false,
        children: [text('inner', '<p>Inner</p>')],
      }),
      block(
        'plans',
        'PersonalizationContainer',
        { variants: [{ name: 'Pro', query: [rule], blocks: [text('pro', '<p>For pros</p>')] }] },
        { children: [text('all', '<p>For all</p>')] },
      ),
      block('tabs', 'Builder: Tabs', {
        tabs: [
          { label: [text('one', 'One')], content: [text('first', '<p>First</p>')] },
          { label: [text('two', 'Two')], content: [text('second', '<p>Second</p>')] },
        ],
      }),
    ],
  },
  variations: {
    warm: {
      id: 'warm',
      name: 'Warm',
      testRatio: 0,
      data: { blocks: [text('warm-text', '<p>Warm</p>')] },
    },
  },
}

const REASONS = [
  [/^Text Promo/, 'its binding of “show” hides it: state.promo'],
  [/^Text Off/, '“hide” is on'],
  [/^Symbol/, 'its symbol is gone: there is no published entry “gone” of model “symbol”'],
  [/^Tower/, 'no block is registered as “Tower”'],
  [/^Text Styled/, 'its styles hide it: display: none'],
  [/^Bare/, 'nothing in it has a size'],
  [/^List/, 'the list it repeats for is empty: state.products'],
  [/^Outer/, '“show” is off'],
  [/^Text Inner/, '“Outer” around it is not'],
  [/^Text For pros/, 'this visitor gets its default'],
  [/^Text Second/, '“Tabs” does not show it now'],
  [/^Variation Warm/, 'this visitor gets the default'],
] as const

test.use({ hand: KEYBOARD })

test('a site owner sees why each block is not on the page', async ({
  page,
  playground,
  content,
  host,
}) => {
  const { tool, preview } = playground
  const row = (name: RegExp | string) => tool.getByRole('treeitem', { name })
  const form = tool.getByRole('region', { name: /^Options of/ })
  const absent = /Not on the page/
  await content.save('page', entry)
  await playground.open('entry=story&panel=content&view=blocks')
  await expect(preview.getByText('Seen')).toBeVisible()
  for (const [name, reason] of REASONS) {
    await expect(row(name)).toContainText(`Not on the page, because ${reason}.`)
  }
  for (const name of ['Text Seen', 'Text For all', 'Text First', 'Text Two']) {
    await expect(row(name)).not.toContainText(absent)
  }
  expect(await playground.faults()).toEqual([])

  await playground.press(row(/^Text Off/))
  await expect(form.getByText('Not on the page, because “hide” is on.')).toBeVisible()
  expect(await playground.faults()).toEqual([])
  await page.keyboard.press('Escape')

  await playground.press(row(/^Variation Warm/))
  await expect(preview.getByText('Warm')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(/^Text Seen/)).toContainText(`this visitor gets “Variation Warm”`)
  await expect(row(/^Variation Warm/)).not.toContainText(absent)
  await host.expectProblem('Tower')
})
