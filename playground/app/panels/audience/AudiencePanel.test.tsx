// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryDraft } from '../../draft/useDraft'
import { type Playground, PlaygroundContext } from '../../shell/PlaygroundContext'
import { DEFAULT_STATE } from '../../state/urlState'
import { sampleDraft, samplePlayground, samplePreview } from '../../testing/samplePlayground'
import { AudiencePanel } from './AudiencePanel'

const VARIANTS = [
  { name: 'Members', query: [{ property: 'plan', operator: 'is', value: 'member' }] },
  { name: 'Everybody', query: [] },
]
const ENTRY = {
  data: {
    blocks: [
      {
        '@type': '@builder.io/sdk:Element',
        id: 'hello',
        component: { name: 'PersonalizationContainer', options: { variants: VARIANTS } },
      },
    ],
  },
  variations: {
    short: { id: 'short', name: 'Short hero', testRatio: 0.25, data: {} },
  },
}

/** A frame whose page recorded this visit and whose widget reports these attributes. */
function shownPreview(visit: object, attributes: object = {}) {
  const frame = document.createElement('iframe')
  const client = { canTrack: true, getUserAttributes: () => attributes, setConsent: vi.fn() }
  const unmount = vi.fn()
  const siteblocksVisit = { cookie: '', variation: null, variants: [], ...visit }
  Object.defineProperty(frame, 'contentDocument', {
    value: {
      defaultView: { siteblocksVisit },
      getElementById: () => ({ widget: { client, unmount } }),
    },
  })
  return { ...samplePreview({ frame: { current: frame }, status: { phase: 'ready' } }), unmount }
}

function show(overrides: Partial<Playground> = {}, entry: EntryDraft['entry'] = ENTRY) {
  const playground = samplePlayground({ draft: sampleDraft({ entry }), ...overrides })
  render(
    <PlaygroundContext value={playground}>
      <AudiencePanel />
    </PlaygroundContext>,
  )
  return { playground, user: userEvent.setup() }
}

const withVisitor = (visitor: Playground['state']['visitor']) => ({
  state: { ...DEFAULT_STATE, visitor },
})

const CONVERSION = { contentId: 'landing', variationId: 'short' }
const ACTIVITY = {
  epoch: 'one',
  events: [{ seq: 1, type: 'conversion', receivedAt: 1, body: { data: CONVERSION } }],
  submissions: [],
  requests: [],
}

describe('AudiencePanel', () => {
  beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json(ACTIVITY)))
  afterEach(cleanup)

  it('says which variation is shown, and why', () => {
    const visit = { cookie: 'builder.tests.landing=short', variation: { variationId: 'short' } }
    show({ preview: shownPreview(visit) })
    expect(screen.getByText('Short hero')).toBeTruthy()
    expect(screen.getByText(/the cookie remembers it/)).toBeTruthy()
  })

  it('adds, names, shares out, removes and edits variations', async () => {
    const { user, playground } = show({ preview: shownPreview({}) })
    const last = () => Object(vi.mocked(playground.draft.setEntry).mock.lastCall?.[0]).variations
    const [first = ''] = Object.keys(Object(ENTRY.variations))
    await user.click(screen.getByRole('button', { name: 'Add a variation' }))
    expect(Object.values(last())).toContainEqual(
      expect.objectContaining({ name: 'Variation 1', data: ENTRY.data }),
    )
    await user.type(screen.getByRole('textbox', { name: 'Name of Short hero' }), '!')
    expect(last()[first]).toMatchObject({ name: 'Short hero!' })
    screen.getByRole('slider', { name: 'Share of Short hero' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(last()[first]).toMatchObject({ testRatio: 0.26 })
    const percent = screen.getByRole('textbox', { name: 'Percent of Short hero' })
    await user.tripleClick(percent)
    await user.keyboard('70')
    expect(last()[first]).toMatchObject({ testRatio: 0.7 })
    await user.click(screen.getByRole('button', { name: 'Remove Short hero' }))
    expect(last()).toEqual({})
    await user.click(screen.getByRole('button', { name: 'Edit Short hero' }))
    expect(playground.update).toHaveBeenLastCalledWith({
      panel: 'content',
      view: 'blocks',
      block: undefined,
      visitor: { variation: first },
    })
    // Assignment is random: this visitor may get any of them.
    await user.click(screen.getByRole('button', { name: 'Edit default' }))
    expect(playground.update).toHaveBeenLastCalledWith(
      expect.objectContaining({ visitor: { variation: 'landing' } }),
    )
  })

  it('adds, edits and removes rules of targeting, and says which hold', async () => {
    const entry = { ...ENTRY, query: [{ property: 'plan', operator: 'is', value: 'member' }] }
    const { user, playground } = show({ preview: shownPreview({}, { plan: 'guest' }) }, entry)
    const last = () => Object(vi.mocked(playground.draft.setEntry).mock.lastCall?.[0]).query
    const rule = within(screen.getByRole('group', { name: 'Rule 1' }))
    expect(screen.getByText('plan is "member" (it is "guest")')).toBeTruthy()
    await user.type(rule.getByRole('textbox', { name: 'Attribute' }), 's{Enter}')
    expect(last()).toEqual([{ property: 'plans', operator: 'is', value: 'member' }])
    await user.selectOptions(rule.getByRole('combobox', { name: 'Comparison' }), 'is not')
    expect(last()).toEqual([{ property: 'plan', operator: 'isNot', value: 'member' }])
    const value = rule.getByRole('textbox', { name: 'Value' })
    await user.clear(value)
    await user.type(value, '5{Enter}')
    expect(last()).toEqual([{ property: 'plan', operator: 'is', value: 5 }])
    await user.click(screen.getByRole('button', { name: 'Add a rule' }))
    expect(last()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Remove rule 1' }))
    expect(last()).toEqual([])
  })

  it('says which variant is shown, and what spoke against the others', () => {
    const variants = [{ block: 'builder-hello', variant: VARIANTS[1] }]
    const preview = shownPreview({ variants }, { plan: 'guest' })
    show({ preview }, { ...ENTRY, variations: {} })
    const report = within(screen.getByRole('region', { name: 'Shown to this visitor' }))
    expect(report.getByText(/the only one/)).toBeTruthy()
    expect(report.getByText('plan is "member" (it is "guest")')).toBeTruthy()
    expect(report.getByText('For everybody, at any time')).toBeTruthy()
  })

  it('counts what visitors of each variation did', async () => {
    show({ preview: shownPreview({}) })
    const row = await screen.findByRole('row', { name: /^Short hero/ })
    expect(row.textContent).toBe('Short hero001')
    expect(screen.getByRole('row', { name: /^Default/ }).textContent).toBe('Default000')
  })

  it('edits attributes row by row', async () => {
    const visitor = { attributes: { plan: 'member' }, locale: 'de' }
    const { user, playground } = show(withVisitor(visitor))
    const value = screen.getByRole('textbox', { name: 'Value of plan' })
    await user.clear(value)
    await user.type(value, '5')
    expect(playground.update).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(playground.update).toHaveBeenLastCalledWith({
      visitor: { attributes: { plan: 5 }, locale: 'de' },
    })
    await user.click(screen.getByRole('button', { name: 'Add attribute' }))
    await user.keyboard('visits{Enter}')
    expect(playground.update).toHaveBeenLastCalledWith({
      visitor: { attributes: { plan: 'member', visits: '' }, locale: 'de' },
    })
    await user.click(screen.getByRole('button', { name: 'Remove plan' }))
    expect(playground.update).toHaveBeenLastCalledWith({ visitor: { locale: 'de' } })
  })

  it('lets device and variation be chosen', async () => {
    const { user, playground } = show({ preview: shownPreview({}) })
    await user.click(screen.getByRole('button', { name: 'Phone' }))
    expect(playground.update).toHaveBeenLastCalledWith({ visitor: { device: 'mobile' } })
    await user.click(screen.getByRole('combobox', { name: 'Shown variation' }))
    await user.click(screen.getByRole('option', { name: 'Short hero' }))
    expect(playground.update).toHaveBeenLastCalledWith({ visitor: { variation: 'short' } })
  })

  it('forgets the visitor, widget first, and loads the page again', async () => {
    const preview = shownPreview({})
    const { user } = show({ preview })
    localStorage.setItem('builderVisitorId', 'me')
    localStorage.setItem('theme', 'dark')
    await user.click(screen.getByRole('button', { name: 'New visitor' }))
    expect(preview.unmount).toHaveBeenCalledOnce()
    expect(Object.keys(localStorage)).toEqual(['theme'])
    expect(preview.reload).toHaveBeenCalledOnce()
  })

  it('says what is missing, and tries again', async () => {
    const error = new Error('http://localhost:4174 does not answer.')
    const draft = sampleDraft({ saved: { status: 'failed', error }, entry: undefined })
    const { user } = show({ draft })
    expect(screen.getByRole('alert').textContent).toContain(error.message)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(draft.reload).toHaveBeenCalledOnce()
    cleanup()
    show({ draft: sampleDraft({ text: '{', entry: undefined }) })
    expect(screen.getByText(/The JSON under Content cannot be read/)).toBeTruthy()
    cleanup()
    show({ entry: undefined })
    expect(screen.getByText('No entry is shown')).toBeTruthy()
  })
})
