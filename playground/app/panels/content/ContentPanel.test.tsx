// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Playground } from '../../context/PlaygroundContext'
import { DEFAULT_STATE } from '../../state/urlState'
import { sampleEntry } from '../../testing/sampleEntry'
import { renderPart } from '../../testing/samplePlayground'
import { ContentPanel } from './ContentPanel'

const ENTRIES = [
  sampleEntry(),
  sampleEntry({ id: 'bar', model: 'announcement-bar', name: 'Spring hours', published: false }),
  sampleEntry({ id: 'contact', name: 'Contact' }),
]

function show(overrides: Partial<Playground> = {}) {
  const entries = { status: 'ready', value: ENTRIES } as const
  const playground = renderPart(<ContentPanel />, { entries, entry: ENTRIES[0], ...overrides })
  return { playground, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('ContentPanel', () => {
  afterEach(cleanup)

  it('lists the entries and marks the one that is shown', () => {
    show()
    expect(names()).toEqual([
      'Landing pagepage',
      'Spring hoursDraftannouncement-bar',
      'Contactpage',
    ])
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Landing page')
  })

  it('links to each entry with the rest of the state', () => {
    show({ state: { ...DEFAULT_STATE, width: 390, theme: 'dark', panel: 'content' } })
    const link = screen.getByRole('link', { name: /Contact/ })
    expect(link.getAttribute('href')).toBe('?entry=contact&width=390&theme=dark&panel=content')
  })

  it('chooses an entry on click, and leaves clicks with Ctrl to the browser', async () => {
    const { playground, user } = show()
    const link = screen.getByRole('link', { name: /Contact/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(playground.update).not.toHaveBeenCalled()
    await user.click(link)
    expect(playground.update).toHaveBeenCalledExactlyOnceWith({
      entry: 'contact',
      block: undefined,
    })
  })

  it('says what it waits for', () => {
    show({ entries: { status: 'loading' }, entry: undefined })
    expect(screen.getByRole('status', { name: 'Loading entries' })).toBeTruthy()
  })

  it('says what to do when there is nothing', () => {
    show({ entries: { status: 'ready', value: [] }, entry: undefined })
    expect(screen.getByText('No entries yet')).toBeTruthy()
  })

  it('says what went wrong, and tries again', async () => {
    const error = new Error('http://localhost:4174 does not answer.')
    const reloadEntries = vi.fn()
    const { user } = show({ entries: { status: 'failed', error }, entry: undefined, reloadEntries })
    expect(screen.getByRole('alert').textContent).toContain(error.message)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reloadEntries).toHaveBeenCalledOnce()
  })
})
