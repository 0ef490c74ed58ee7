// @vitest-environment happy-dom
import { type ReactNode, useLayoutEffect } from 'react'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../client/Client'
import { createEditorSession } from '../../client/editor/createEditorSession'
import { readPageKeys } from '../../client/pageKeys/readPageKeys'
import type { Variant } from '../../content/targeting'
import { component, deepFreeze, entry, text } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { type DrawnEntry, drawEntry } from '../../render/testing/drawEntry'
import { fakeVisitor } from '../internals/testing/fakeVisitor'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { stubBlocks } from '../internals/testing/stubBlocks'
import { personalizationBlock } from './Personalization'

const definitions = [personalizationBlock, ...stubBlocks]

const forPlan = (plan: string): Variant => ({
  name: plan,
  query: [{ property: 'plan', operator: 'is', value: plan }],
  blocks: [text(`for ${plan}`)],
})

const container = (options: object = {}, overrides: Partial<Block> = {}): Block =>
  component(
    'PersonalizationContainer',
    { variants: [forPlan('free'), forPlan('pro')], ...options },
    { id: 'p', children: [text('for all')], ...overrides },
  )

const content = (...blocks: Block[]): ContentEntry => deepFreeze(entry(blocks))

const draw = (block: Block, client?: Client, settings: object = {}): Promise<DrawnEntry> =>
  drawEntry(content(block), definitions, { client, ...settings })

/** Calls when it has come into the document. */
function Probe({ options }: BlockProps<{ onCommit: () => void }>): ReactNode {
  useLayoutEffect(() => options.onCommit(), [options])
  return 'pro'
}

const shown = ({ all }: DrawnEntry): (string | null)[] =>
  all('.builder-personalization-container').map(({ textContent }) => textContent)

describe('PersonalizationContainer', () => {
  it('draws its own element around one list of blocks', async () => {
    const drawn = await draw(container({}, { properties: { id: 'own' }, class: 'mine' }))
    const element = drawn.get('.builder-blocks > #own')
    expect(element.className).toBe(
      'builder-personalization-container builder-block builder-p mine builder-has-component',
    )
    expect(element.children).toHaveLength(1)
    const list = element.firstElementChild
    expect(list?.matches('.builder-blocks.builder-blocks-child')).toBe(true)
    expect(list?.getAttribute('builder-parent-id')).toBe('builder-p')
  })

  it.each([
    { plan: 'free', expected: 'for free' },
    { plan: 'pro', expected: 'for pro' },
    { plan: 'team', expected: 'for all' },
    { plan: undefined, expected: 'for all' },
  ])('shows "$expected" at once to a visitor with the plan $plan', async ({ plan, expected }) => {
    const drawn = await draw(container(), fakeVisitor({ plan }).client)
    expect(shown(drawn)).toEqual([expected])
  })

  it.each([
    { locale: 'de', attributes: {}, expected: 'de' },
    { locale: 'de', attributes: { locale: 'fr' }, expected: 'fr' },
    { locale: undefined, attributes: { locale: 'fr' }, expected: 'fr' },
    { locale: undefined, attributes: {}, expected: 'for all' },
  ])('compares the locale $expected of $locale and $attributes', async (row) => {
    const variants = ['de', 'fr'].map((value) => ({
      query: [{ property: 'locale', operator: 'is', value }],
      blocks: [text(value)],
    }))
    const { client } = fakeVisitor(row.attributes)
    const drawn = await draw(container({ variants }), client, { locale: row.locale })
    expect(shown(drawn)).toEqual([row.expected])
  })

  it('follows the locale of the state', async () => {
    const query = [{ property: 'locale', operator: 'is', value: 'de' }]
    const block = container({ variants: [{ query, blocks: [text('Hallo')] }] })
    const inState = (locale: string) =>
      deepFreeze(entry([], { data: { blocks: [block], state: { locale } } }))
    const drawn = await drawEntry(inState('de'), definitions)
    expect(shown(drawn)).toEqual(['Hallo'])
    await drawn.redraw(inState('fr'))
    expect(shown(drawn)).toEqual(['for all'])
  })

  it('goes by dates alone without a client', async () => {
    const variants = [forPlan('pro'), { endDate: '2000-01-01' }, { blocks: [text('for now')] }]
    expect(shown(await draw(container({ variants })))).toEqual(['for now'])
  })

  it('shows an empty list for a variant without blocks, and for no children', async () => {
    const { client } = fakeVisitor()
    for (const block of [container({ variants: [{}] }), container({}, { children: [] })]) {
      const drawn = await draw(block, client)
      expect(drawn.get('.builder-personalization-container > .no-blocks')).toBeTruthy()
    }
  })

  it('turns to another variant, and back, when more becomes known of the visitor', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const drawn = await draw(container(), visitor.client)
    visitor.set({ plan: 'pro' })
    expect(shown(drawn)).toEqual(['for pro'])
    visitor.set({ plan: 'none' })
    expect(shown(drawn)).toEqual(['for all'])
  })

  it('notices what becomes known before it listens', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const onCommit = (): void => visitor.setWhileDrawing({ plan: 'pro' })
    const drawn = await drawEntry(
      content(container(), component('Probe', { onCommit })),
      [...definitions, { name: 'Probe', component: Probe }],
      { client: visitor.client },
    )
    expect(shown(drawn)).toEqual(['for pro'])
  })

  it('changes ten containers in one commit', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const seen: string[] = []
    const onCommit = (): void => void seen.push(shown(drawn).join())
    const probing = { ...forPlan('pro'), blocks: [component('Probe', { onCommit })] }
    const blocks = Array.from({ length: 10 }, () => container({ variants: [probing] }))
    const drawn: DrawnEntry = await drawEntry(
      content(...blocks),
      [...definitions, { name: 'Probe', component: Probe }],
      { client: visitor.client },
    )
    visitor.set({ plan: 'pro' })
    expect(seen).toEqual(Array(10).fill(Array(10).fill('pro').join()))
  })

  it.each([
    { previewingIndex: 0, expected: 'for free' },
    { previewingIndex: 1, expected: 'for pro' },
    { previewingIndex: null, expected: 'for all' },
    { previewingIndex: 9, expected: 'for all' },
  ])('shows "$expected" to an author who edits $previewingIndex', async (row) => {
    const { client } = fakeVisitor(
      { plan: 'pro' },
      { editing: createEditorSession(readPageKeys('')) },
    )
    const drawn = await draw(container({ previewingIndex: row.previewingIndex }), client)
    expect(shown(drawn)).toEqual([row.expected])
  })

  it('shows an author who previews what the visitor would get', async () => {
    const { client } = fakeVisitor({ plan: 'pro' })
    const drawn = await draw(container({ previewingIndex: 0 }), client, { authoring: true })
    expect(shown(drawn)).toEqual(['for pro'])
  })

  it.each([
    { what: 'for its visitor', variant: forPlan('pro') },
    { what: 'for everybody', variant: { blocks: [text('for pro')] } },
  ])('shows the default on a server, then the variant that is $what', ({ variant }) => {
    const { client } = fakeVisitor({ plan: 'pro' })
    const block = container({ variants: [variant] })
    const drawn = hydrateEntry(content(block), definitions, { client })
    expect(drawn.serverHtml).toContain('for all')
    expect(drawn.serverHtml).not.toContain('for pro')
    expect(drawn.container.textContent).toBe('for pro')
  })

  it('listens no more when it is gone', async () => {
    const visitor = fakeVisitor()
    const drawn = await draw(container(), visitor.client)
    drawn.unmount()
    expect(visitor.listeners()).toBe(0)
  })
})
