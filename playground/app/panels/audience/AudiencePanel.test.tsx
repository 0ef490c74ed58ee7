// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Playground } from '../../context/PlaygroundContext'
import type { EntryDraft } from '../../draft/useDraft'
import { DEFAULT_STATE } from '../../state/urlState'
import { renderPart, sampleDraft } from '../../testing/samplePlayground'
import { shownPreview } from '../../testing/shownPreview'
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
}

function show(overrides: Partial<Playground> = {}, entry: EntryDraft['entry'] = ENTRY) {
  const playground = renderPart(<AudiencePanel />, { draft: sampleDraft({ entry }), ...overrides })
  return { playground, user: userEvent.setup() }
}

describe('AudiencePanel', () => {
  afterEach(cleanup)

  it('adds, edits and removes rules of targeting, and says which hold', async () => {
    const entry = { ...ENTRY, query: [{ property: 'plan', operator: 'is', value: 'member' }] }
    const { user, playground } = show({ preview: shownPreview({}, { plan: 'guest' }) }, entry)
    const last = () => Object(vi.mocked(playground.draft.setEntry).mock.lastCall?.[0]).query
    const rule = within(screen.getByRole('group', { name: 'Rule 1' }))
    expect(screen.getByText('plan is "member" (it is "guest")')).toBeTruthy()
    await user.type(rule.getByRole('combobox', { name: 'Attribute' }), 's{Enter}')
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

  it('edits the dates between which the entry is shown', async () => {
    const { user, playground } = show({ preview: shownPreview({}) })
    await user.type(screen.getByLabelText('From'), '2026-12-01T00:00')
    expect(vi.mocked(playground.draft.setEntry).mock.lastCall?.[0]).toMatchObject({
      startDate: new Date('2026-12-01T00:00').getTime(),
    })
  })

  it.each([
    { label: 'Campaign', typed: 'advent', expected: { address: '/?utm_campaign=advent' } },
    { label: 'Country', typed: 'AT', expected: { visitor: { attributes: { country: 'AT' } } } },
    { label: 'Language', typed: 'de-AT', expected: { visitor: { locale: 'de-AT' } } },
  ])('plays a visit with another $label', async ({ label, typed, expected }) => {
    const { user, playground } = show()
    await user.type(screen.getByRole('textbox', { name: label }), `${typed}{Enter}`)
    expect(playground.update).toHaveBeenLastCalledWith(expected)
  })

  it('lists named facts apart from the other attributes, and preserves all of them', async () => {
    const visitor = { attributes: { country: 'AT', returning: true, plan: 'pro' } }
    const { user, playground } = show({ state: { ...DEFAULT_STATE, visitor } })
    expect(screen.getAllByRole('textbox', { name: /^Value of/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Returning' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await user.click(screen.getByRole('button', { name: 'Remove plan' }))
    expect(playground.update).toHaveBeenLastCalledWith({
      visitor: { attributes: { country: 'AT', returning: true } },
    })
    await user.click(screen.getByRole('button', { name: 'New' }))
    expect(playground.update).toHaveBeenLastCalledWith({
      visitor: { attributes: { country: 'AT', returning: false, plan: 'pro' } },
    })
  })

  it('offers what the entry needs and the site does not provide', async () => {
    const text = JSON.stringify({ query: [{ property: 'utm_campaign' }] })
    const { user, playground } = show({ draft: sampleDraft({ text }) })
    await user.click(screen.getByRole('button', { name: 'Tell it: Campaign' }))
    const options = { campaignAttributes: true }
    expect(playground.update).toHaveBeenLastCalledWith({ options })
    cleanup()
    show({ draft: sampleDraft({ text }), state: { ...DEFAULT_STATE, options } })
    expect(screen.queryByRole('button', { name: 'Tell it: Campaign' })).toBeNull()
    expect(screen.getByRole('switch', { name: 'Campaign' }).getAttribute('aria-checked')).toBe(
      'true',
    )
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
    expect(screen.getByText('The JSON cannot be read')).toBeTruthy()
    cleanup()
    show({ entry: undefined })
    expect(screen.getByText('No entry is shown')).toBeTruthy()
  })
})
