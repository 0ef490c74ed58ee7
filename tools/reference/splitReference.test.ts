import { describe, expect, it } from 'vitest'
import { splitReference } from './splitReference'
import type { Topic } from './topics'

const CLIENT = `# siteblocks/client

About the module.

## Client

Fetches content. Has no UI.

### Properties

| Property | Description |
| ------ | ------ |
| <a id="property-host"></a> \`host\` | As [Base.host](#property-host-1). |

### Methods

#### get()

Like [the types](../content.md#entry).

***

## Special

A client with more.

### Extends

- [\`Client\`](#client)

### Methods

#### get()

##### Inherited from

[\`Client\`](#client).[\`get\`](#get)

#### more()

More than [get](#get).

***

## Base

### Properties

| Property |
| ------ |
| <a id="property-host-1"></a> \`host\` |
`
const CONTENT = `# content

## Entry

An entry, which [Client](siteblocks/client.md#client) fetches: see \`get\`.
`
const MODULES = new Map([
  ['siteblocks/client.md', CLIENT],
  ['content.md', CONTENT],
])
const TOPICS: readonly Topic[] = [
  {
    page: 'client',
    title: 'The client',
    about: 'Fetch.',
    names: { 'fetching.md': 'Client Special' },
  },
  {
    page: 'types',
    title: 'Types',
    about: 'Read.',
    names: { 'fetching.md': 'Entry', 'frameworks/react.md': 'Base' },
  },
]
const titleOf = (guide: string) => `Guide ${guide}`
const split = (topics = TOPICS) => splitReference(MODULES, topics, titleOf)

describe('splitReference', () => {
  it('puts each name on the page of its topic, and in the index with its first sentence', () => {
    const pages = split()
    expect(pages.get('client.md')).toContain(
      '## Client\n\nFrom `siteblocks/client`. Guide: [Guide fetching.md](../fetching.md).\n\nFetches content.',
    )
    const index = pages.get('README.md')
    expect(index).toContain(
      '| [`Client`](client.md#client) | Fetches content. | [Guide fetching.md](../fetching.md) |',
    )
    expect(index).toContain('| An entry, which Client fetches. |')
  })

  it('points links at the new pages of their names', () => {
    const pages = split()
    expect(pages.get('client.md')).toContain('[Base.host](types.md#base-host)')
    expect(pages.get('client.md')).toContain('[the types](types.md#entry)')
    expect(pages.get('client.md')).toContain('[get](#get)')
    expect(pages.get('types.md')).toContain('<a id="base-host"></a>')
    expect(pages.get('types.md')).toContain('[Client](client.md#client)')
  })

  it('documents inherited methods once', () => {
    const page = split().get('client.md') ?? ''
    expect(page.match(/#### get\(\)/g)).toHaveLength(1)
    expect(page).toContain('#### more()')
  })

  it.each([
    [{ 'fetching.md': 'Client' }, 'Special is missing'],
    [{ 'fetching.md': 'Client Special Gone' }, 'nothing exports Gone'],
    [{ 'fetching.md': 'Client Special Base' }, 'Base stands twice'],
  ])('refuses %j: %s', (names, message) => {
    const [client, types] = TOPICS as [Topic, Topic]
    expect(() => split([{ ...client, names }, types])).toThrow(message)
  })

  it('rejects a broken link', () => {
    const modules = new Map([...MODULES, ['content.md', CONTENT.replace('#client', '#gone')]])
    expect(() => splitReference(modules, TOPICS, titleOf)).toThrow(
      'types.md: ](siteblocks/client.md#gone) leads nowhere',
    )
  })
})
