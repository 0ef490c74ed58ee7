import { expect, it } from 'vitest'
import { blocksIn } from './blocksIn'

const block = (id: string, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  ...more,
})

it('says where blocks stand, and which show an answer', () => {
  const repeat = { collection: 'state.news.results' }
  const text = { component: { name: 'Text', options: { text: 'Hello' } } }
  const tabs = [{ content: [block('list', { repeat, children: [block('row', text)] })] }]
  const { placeOf, isOfAnswer } = blocksIn({
    id: 'e',
    data: {
      httpRequests: { news: 'https://news.test' },
      blocks: [block('tabs', { component: { name: 'Builder: Tabs', options: { tabs } } })],
    },
  })
  expect(['tabs', 'list', 'row#2', ''].map(placeOf)).toEqual([
    { component: 'Builder: Tabs', within: '' },
    { component: 'Box', within: 'Builder: Tabs' },
    { component: 'Text', within: 'Builder: Tabs > Box' },
    { component: 'entry', within: '' },
  ])
  expect(['tabs', 'list', 'row#2', ''].filter(isOfAnswer)).toEqual(['list', 'row#2'])
})
