import { describe, expect, it } from 'vitest'
import { entry, text } from '../../content/testing/blocks'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { flushPromises } from '../testing/contentPage'
import { startEditing, watchModel } from './testing/framedPage'

const first = text('one', { id: 'b1' })
const second = text('two', { id: 'b2' })
const original = deepFreeze(entry([first, second], { id: 'e1' }))
const edited: ContentEntry = deepFreeze({ id: 'new', data: { title: 'edited' } })

describe('createMessageHandlers: contentUpdate', () => {
  it.each([
    { key: 'page' },
    { alias: 'page' },
    { entry: 'e1' },
    { modelName: 'page' },
    { key: '', alias: null, entry: 0, modelName: 'page' },
    { key: 'page', alias: 'hero', entry: 'other', modelName: 'hero' },
  ])('shows new content as it is for %j', async (names) => {
    const { page, last } = await startEditing([original])
    page.hear('contentUpdate', { ...names, data: edited })
    expect(last()).toEqual([edited])
  })

  it('chooses no variation', async () => {
    const { page, last } = await startEditing([original])
    const v1 = { id: 'v1', testRatio: 1, data: { title: 'one' } }
    const content = { ...edited, variations: { v1 } }
    page.hear('contentUpdate', { key: 'page', data: content })
    expect(last()).toEqual([content])
  })

  it('leaves out invalid content', async () => {
    const { page, last } = await startEditing([original])
    page.hear('contentUpdate', { key: 'page', data: { id: 'new', data: { blocks: [first, 5] } } })
    expect(last()).toEqual([{ id: 'new', data: { blocks: [first] } }])
    expect(takeConsole()).toHaveLength(1)
  })
})

describe('createMessageHandlers: patchUpdates', () => {
  it('changes a block, and no other object', async () => {
    const { page, shown, last } = await startEditing([original])
    const patches = [{ op: 'replace', path: '/component/options/text', value: 'new' }]
    page.hear('patchUpdates', { data: { b2: patches } })
    expect(last()).toEqual([entry([first, text('new', { id: 'b2' })], { id: 'e1' })])
    expect(last()?.[0]?.data.blocks?.[0]).toBe(shown[0]?.[0]?.data.blocks?.[0])
  })

  it('reaches every entry that is shown', async () => {
    const { page, client, last } = await startEditing([original, { id: 'e2', data: {} }])
    const hero = watchModel(client, 'hero')
    await flushPromises()
    page.hear('patchUpdates', { data: { e2: [{ op: 'add', path: '/name', value: 'N' }] } })
    expect(last()).toEqual([original, { id: 'e2', name: 'N', data: {} }])
    expect(hero.last()).toEqual(last())
  })

  it.each([
    ['/data', 'gone', 'was ignored: entry "e1": data must be an object'],
    ['/data/__proto__/x', 1, 'Property name "__proto__" is not allowed'],
    ['/constructor/prototype/x', 1, '"constructor" is not allowed'],
    ['/data/blocks', 'none', 'data.blocks must be a list'],
  ])('never shows what %s with %s makes of an entry', async (path, value, printed) => {
    const { page, last } = await startEditing([original])
    page.hear('patchUpdates', { data: { e1: [{ op: 'replace', path, value }] } })
    expect(last()?.[0]).toMatchObject({ id: 'e1', data: {} })
    expect(Object.prototype).not.toHaveProperty('x')
    expect(takeConsole().join()).toContain(printed)
  })
})

describe('createMessageHandlers: configureSdk', () => {
  const breakpoints = { medium: 800, small: 400 }

  it('changes the breakpoints of one entry', async () => {
    const kept = entry([], { id: 'e1', meta: { kind: 'page' } })
    const { page, last } = await startEditing([kept, { id: 'e2', data: {} }])
    page.hear('configureSdk', { contentId: 'e1', breakpoints })
    expect(last()).toEqual([
      { ...kept, meta: { kind: 'page', breakpoints } },
      { id: 'e2', data: {} },
    ])
  })

  it('leaves out invalid widths', async () => {
    const { page, last } = await startEditing([original])
    page.hear('configureSdk', { contentId: 'e1', breakpoints: { medium: '1px}', small: 400 } })
    expect(last()?.[0]?.meta).toEqual({ breakpoints: { small: 400 } })
    expect(takeConsole()).toHaveLength(1)
  })
})

describe('createMessageHandlers: blockContentLoading', () => {
  it('holds back answers, and lets edits through', async () => {
    const { page, client, observable, shown } = await startEditing([original])
    const hero = watchModel(client, 'hero')
    page.hear('blockContentLoading', { model: 'page' })
    await observable.reload()
    expect(shown).toHaveLength(1)
    page.hear('contentUpdate', { key: 'page', data: edited })
    expect(shown).toHaveLength(2)
    await flushPromises()
    expect(hero.shown).toHaveLength(1)
  })

  it('holds for the model that was named last', async () => {
    const { page, observable, shown } = await startEditing([original])
    page.hear('blockContentLoading', { model: 'page' })
    page.hear('blockContentLoading', {})
    await observable.reload()
    expect(shown).toHaveLength(1)
    page.hear('blockContentLoading', { model: 'hero' })
    await observable.reload()
    expect(shown).toHaveLength(2)
  })

  it('does not affect requests outside of observables', async () => {
    const { page, client } = await startEditing([original])
    page.hear('blockContentLoading', { model: 'page' })
    expect(await client.get('page')).toEqual(original)
  })
})
