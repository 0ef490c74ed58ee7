// @vitest-environment happy-dom
import { type ReactNode, useLayoutEffect } from 'react'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../client/Client'
import { createEditorSession } from '../../client/editor/createEditorSession'
import { readPageKeys } from '../../client/pageKeys/readPageKeys'
import type { Variant } from '../../content/targeting'
import { component, deepFreeze, entry, text } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
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

const render = (block: Block, client?: Client, settings: object = {}): Promise<RenderedEntry> =>
  renderEntry(content(block), definitions, { client, ...settings })

/** Calls `onCommit` when it is in the document. */
function Probe({ options }: BlockProps<{ onCommit: () => void }>): ReactNode {
  useLayoutEffect(() => options.onCommit(), [options])
  return 'pro'
}

const shown = ({ all }: RenderedEntry): (string | null)[] =>
  all('.builder-personalization-container').map(({ textContent }) => textContent)

describe('PersonalizationContainer', () => {
  it('renders its own element around one list of blocks', async () => {
    const rendered = await render(container({}, { properties: { id: 'own' }, class: 'mine' }))
    expect(rendered.get('.builder-blocks > #own').className).toBe(
      'builder-personalization-container builder-block builder-p mine builder-has-component',
    )
    const list = '.builder-blocks.builder-blocks-child[builder-parent-id=builder-p]:only-child'
    expect(rendered.get(`#own > ${list}`)).toBeTruthy()
  })

  it.each([
    { plan: 'pro', expected: 'for pro' },
    { plan: 'team', expected: 'for all' },
  ])('shows "$expected" at once to a visitor with the plan $plan', async ({ plan, expected }) => {
    const rendered = await render(container(), fakeVisitor({ plan }).client)
    expect(shown(rendered)).toEqual([expected])
  })

  const variants = ['de', 'fr'].map((value) => ({
    query: [{ property: 'locale', operator: 'is', value }],
    blocks: [text(value)],
  }))

  it.each([
    { locale: 'de', attributes: {}, expected: 'de' },
    { locale: 'de', attributes: { locale: 'fr' }, expected: 'fr' },
    { locale: undefined, attributes: { locale: 'fr' }, expected: 'fr' },
    { locale: undefined, attributes: {}, expected: 'for all' },
  ])('compares the locale $expected of $locale and $attributes', async (row) => {
    const { client } = fakeVisitor(row.attributes)
    const rendered = await render(container({ variants }), client, { locale: row.locale })
    expect(shown(rendered)).toEqual([row.expected])
  })

  it('follows the locale of the state', async () => {
    const inState = (locale: string) =>
      deepFreeze(entry([], { data: { blocks: [container({ variants })], state: { locale } } }))
    const rendered = await renderEntry(inState('de'), definitions)
    expect(shown(rendered)).toEqual(['de'])
    await rendered.rerender(inState('none'))
    expect(shown(rendered)).toEqual(['for all'])
  })

  it('follows dates alone without a client', async () => {
    const variants = [forPlan('pro'), { endDate: '2000-01-01' }, { blocks: [text('for now')] }]
    expect(shown(await render(container({ variants })))).toEqual(['for now'])
  })

  it('shows an empty list for a variant without blocks, and for no children', async () => {
    const { client } = fakeVisitor()
    for (const block of [container({ variants: [{}] }), container({}, { children: [] })]) {
      const rendered = await render(block, client)
      expect(rendered.get('.builder-personalization-container > .no-blocks')).toBeTruthy()
    }
  })

  it('follows what becomes known of the visitor, until it is unmounted', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const rendered = await render(container(), visitor.client)
    visitor.set({ plan: 'pro' })
    expect(shown(rendered)).toEqual(['for pro'])
    visitor.set({ plan: 'none' })
    expect(shown(rendered)).toEqual(['for all'])
    rendered.unmount()
    expect(visitor.listeners()).toBe(0)
  })

  it('notices what becomes known before it subscribes', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const onCommit = (): void => visitor.setWhileDrawing({ plan: 'pro' })
    const rendered = await renderEntry(
      content(container(), component('Probe', { onCommit })),
      [...definitions, { name: 'Probe', component: Probe }],
      { client: visitor.client },
    )
    expect(shown(rendered)).toEqual(['for pro'])
  })

  it('changes ten containers in one commit', async () => {
    const visitor = fakeVisitor({ plan: 'free' })
    const seen: string[] = []
    const onCommit = (): void => void seen.push(shown(rendered).join())
    const probing = { ...forPlan('pro'), blocks: [component('Probe', { onCommit })] }
    const blocks = Array.from({ length: 10 }, () => container({ variants: [probing] }))
    const rendered: RenderedEntry = await renderEntry(
      content(...blocks),
      [...definitions, { name: 'Probe', component: Probe }],
      { client: visitor.client },
    )
    visitor.set({ plan: 'pro' })
    expect(seen).toEqual(Array(10).fill(Array(10).fill('pro').join()))
  })

  it('shows the variant that its author edits', async () => {
    const editing = createEditorSession(readPageKeys(''), () => {})
    const { client } = fakeVisitor({ plan: 'pro' }, { editing })
    expect(shown(await render(container({ previewingIndex: 0 }), client))).toEqual(['for free'])
  })

  it('shows authors the visitor’s variant in a preview', async () => {
    const { client } = fakeVisitor({ plan: 'pro' })
    const rendered = await render(container({ previewingIndex: 0 }), client, { authoring: true })
    expect(shown(rendered)).toEqual(['for pro'])
  })

  it.each([
    { what: 'for its visitor', variant: forPlan('pro') },
    { what: 'for everybody', variant: { blocks: [text('for pro')] } },
  ])('shows the default on a server, then the variant that is $what', ({ variant }) => {
    const { client } = fakeVisitor({ plan: 'pro' })
    const block = container({ variants: [variant] })
    const rendered = hydrateEntry(content(block), definitions, { client })
    expect(rendered.serverHtml).toContain('for all')
    expect(rendered.serverHtml).not.toContain('for pro')
    expect(rendered.container.textContent).toBe('for pro')
  })
})
