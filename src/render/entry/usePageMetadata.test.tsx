// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { type ContentEntry, type EntryData, LOCALIZED_TYPE } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { renderEntry } from '../testing/renderEntry'

const entry = (data: EntryData): ContentEntry => deepFreeze({ id: 'e1', data })
const localized = { '@type': LOCALIZED_TYPE, Default: 'Sale', fr: 'Soldes' } as const
const enabled = { updateMetadata: true }
const described = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')
const seen = () => [document.title, described()?.content]

describe('usePageMetadata', () => {
  beforeEach(() => {
    document.title = 'Shop'
    document.head.innerHTML = '<title>Shop</title><meta name="description" content="Ours">'
  })

  it('leaves the page alone by default', async () => {
    await renderEntry(entry({ title: 'Sale', description: 'Cheap' }))
    expect(seen()).toEqual(['Shop', 'Ours'])
  })

  it.each<[EntryData, string, string]>([
    [{ title: 'Sale', description: 'Cheap' }, 'Sale', 'Cheap'],
    [{ pageTitle: 'Sale', pageDescription: 'Cheap' }, 'Sale', 'Cheap'],
    [{ title: 'A', pageTitle: 'B', description: '', pageDescription: 'D' }, 'A', 'D'],
    [{}, 'Shop', 'Ours'],
    [{ title: '' }, 'Shop', 'Ours'],
    [{ title: localized }, 'Soldes', 'Ours'],
  ])('reads title and description from %j', async (data, title, description) => {
    await renderEntry(entry(data), [], { ...enabled, locale: 'fr' })
    expect(seen()).toEqual([title, description])
  })

  it('follows the entry, and gives the page back its own', async () => {
    const page = await renderEntry(entry({ title: 'A', description: 'B' }), [], enabled)
    await page.rerender(entry({ title: 'C', description: 'D' }))
    expect(seen()).toEqual(['C', 'D'])
    page.unmount()
    expect(seen()).toEqual(['Shop', 'Ours'])
  })

  it('removes a description that the page did not have', async () => {
    described()?.remove()
    const page = await renderEntry(entry({ description: 'B' }), [], enabled)
    expect(described()?.content).toBe('B')
    page.unmount()
    expect(described()).toBeNull()
  })

  it('preserves what the page has changed since', async () => {
    const page = await renderEntry(entry({ title: 'A' }), [], enabled)
    document.title = '(1) Shop'
    page.unmount()
    expect(document.title).toBe('(1) Shop')
  })
})
