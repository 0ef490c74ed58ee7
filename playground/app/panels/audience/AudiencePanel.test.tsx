// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Playground, PlaygroundContext } from '../../context/PlaygroundContext'
import type { EntryDraft } from '../../draft/useDraft'
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
    value: { defaultView: { siteblocksVisit, siteblocksPreview: { widget: { client, unmount } } } },
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

const ACTIVITY = { epoch: 'one', events: [], submissions: [], requests: [] }

describe('AudiencePanel', () => {
  beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json(ACTIVITY)))
  afterEach(cleanup)

  it('shares visitors out among variations, and removes them', async () => {
    const { user, playground } = show({ preview: shownPreview({}) })
    const last = () => Object(vi.mocked(playground.draft.setEntry).mock.lastCall?.[0]).variations
    screen.getByRole('slider', { name: 'Share of Short hero' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(last().short).toMatchObject({ testRatio: 0.26 })
    const percent = screen.getByRole('textbox', { name: 'Percent of Short hero' })
    await user.tripleClick(percent)
    await user.keyboard('70')
    expect(last().short).toMatchObject({ testRatio: 0.7 })
    await user.click(screen.getByRole('button', { name: 'Remove Short hero' }))
    expect(last()).toEqual({})
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
