// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { PlaygroundContext } from '../../context/PlaygroundContext'
import { DEFAULT_STATE, type UrlState } from '../../state/urlState'
import { samplePlayground } from '../../testing/samplePlayground'
import { ConfigurePanel } from './ConfigurePanel'

let current: UrlState

function Stage({ find }: Partial<UrlState>) {
  const playground = samplePlayground()
  const [state, setState] = useState({ ...playground.state, find })
  current = state
  const update = (change: Partial<UrlState>) => setState({ ...state, ...change })
  return (
    <PlaygroundContext value={{ ...playground, state, update }}>
      <ConfigurePanel />
    </PlaygroundContext>
  )
}

function open(initial: Partial<UrlState> = {}) {
  render(<Stage {...initial} />)
  return userEvent.setup()
}

const changes = () => within(screen.getByRole('region', { name: 'Changed' }))

describe('ConfigurePanel', () => {
  afterEach(cleanup)

  it('sets what a recipe needs, says why, and undoes it', async () => {
    const user = open()
    const recipe = screen.getByRole('button', { name: 'Consent manager' })
    await user.click(recipe)
    expect(current.options).toEqual({ canTrack: false, consentWait: 500 })
    expect(recipe.getAttribute('aria-pressed')).toBe('true')
    expect(current.manager).toBe('onetrust')
    expect(changes().getByText('can-track="false"')).toBeTruthy()
    expect(changes().getByText(/no cookie, no storage and no event before consent/)).toBeTruthy()
    await user.click(recipe)
    expect(current).toEqual(DEFAULT_STATE)
    expect(screen.queryByRole('region', { name: 'Changed' })).toBeNull()
  })

  it('shows how to see a changed option and its docs, and lists its line of the snippet', async () => {
    const user = open()
    await user.click(screen.getByRole('switch', { name: 'updateMetadata' }))
    expect(screen.getByText(/To see it: the title above the preview/)).toBeTruthy()
    expect(changes().getByText('update-metadata')).toBeTruthy()
    expect(changes().getByText('the title follows the content')).toBeTruthy()
    const docs = screen.getByRole('link', { name: 'Docs of updateMetadata' })
    expect(docs.getAttribute('href')).toBe('/docs/options.html#updateMetadata')
  })

  it('opens the option that a link names, and all others once the search is emptied', async () => {
    const user = open({ find: 'minHeight' })
    expect(screen.getAllByRole('link', { name: /^Docs of/ })).toHaveLength(1)
    await user.clear(screen.getByRole('searchbox', { name: 'Search options' }))
    expect(current.find).toBeUndefined()
    expect(screen.getByRole('region', { name: 'Changed most' })).toBeTruthy()
  })

  it('begins with the ten options that people change first', () => {
    open()
    const first = screen.getByRole('region', { name: 'Changed most' })
    expect(within(first).getAllByRole('link', { name: /^Docs of/ })).toHaveLength(10)
  })
})
