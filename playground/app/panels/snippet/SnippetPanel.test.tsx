// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Playground, PlaygroundContext } from '../../shell/PlaygroundContext'
import { DEFAULT_STATE, type UrlState } from '../../state/urlState'
import { sampleEntry } from '../../testing/sampleEntry'
import { samplePlayground } from '../../testing/samplePlayground'
import { SnippetPanel } from './SnippetPanel'

const HASH = 'sha384-YWJj'

/** The code of a part, by its title. */
function codeOf(title: string): string {
  const lines = within(screen.getByRole('region', { name: title })).getByRole('code').children
  return Array.from(lines, (line) => line.textContent).join('\n')
}

async function show(overrides: Partial<Playground> = {}, hashes: unknown = { 'embed.js': HASH }) {
  vi.stubGlobal('fetch', async () => Response.json(hashes))
  const user = userEvent.setup()
  render(<Stage playground={samplePlayground(overrides)} />)
  return {
    user,
    policy: () => codeOf('Content-Security-Policy'),
    choose: (kind: string) => user.click(screen.getByRole('tab', { name: kind })),
    titles: () =>
      screen.getAllByRole('region').map((part) => within(part).getByRole('heading').textContent),
  }
}

/** Holds the state of the address. */
function Stage({ playground }: { playground: Playground }) {
  const [state, setState] = useState(playground.state)
  const update = (change: Partial<UrlState>) => setState({ ...state, ...change })
  return (
    <PlaygroundContext value={{ ...playground, state, update }}>
      <SnippetPanel />
    </PlaygroundContext>
  )
}

/** A busy machine is slow. */
const PATIENT = { timeout: 60_000 }

describe('SnippetPanel', () => {
  afterEach(cleanup)

  it('says what to do while no entry is chosen', async () => {
    await show({ entry: undefined })
    expect(screen.getByText('No entry chosen')).toBeTruthy()
  })

  it.each([
    { kind: 'Element', titles: ['Where the content belongs', 'Content-Security-Policy'] },
    { kind: 'Div', titles: ['Where the content belongs', 'Content-Security-Policy'] },
    { kind: 'JavaScript', titles: ['Where the content belongs', 'Content-Security-Policy'] },
    {
      kind: 'Loader',
      titles: ['In the head', 'Where the content belongs', 'Content-Security-Policy'],
    },
    { kind: 'React', titles: ['A component', 'Once in the page', 'Content-Security-Policy'] },
    { kind: 'Server', titles: ['On your server'] },
  ])('shows $titles of $kind, with a button that copies each', async ({ kind, titles }) => {
    const panel = await show()
    await panel.choose(kind)
    expect(panel.titles()).toEqual(titles)
    for (const title of titles) {
      const part = within(screen.getByRole('region', { name: title }))
      await panel.user.click(part.getByRole('button', { name: /^Copy/ }))
      expect(await navigator.clipboard.readText()).toBe(codeOf(title))
    }
  })

  it('names the entry, drafts as such, and the hash, when told so', async () => {
    const panel = await show({ entry: sampleEntry({ published: false }) })
    const spot = () => codeOf('Where the content belongs')
    expect(spot()).not.toMatch(/entry=|include-unpublished|integrity=/)
    await panel.user.click(screen.getByRole('switch', { name: 'Always this entry' }))
    await panel.user.click(screen.getByRole('switch', { name: 'Only this build' }))
    expect(spot()).toMatch(/entry="landing"\s+include-unpublished/)
    expect(spot()).toContain(`integrity="${HASH}"`)
  })

  it('knows the visitor of the preview', async () => {
    const visitor = { attributes: { plan: 'pro' }, locale: 'ar' }
    await show({ state: { ...DEFAULT_STATE, visitor } })
    expect(codeOf('Where the content belongs')).toMatch(
      /locale="ar"\s+user-attributes='\{"plan":"pro"\}'/,
    )
  })

  it.each([null, {}, { 'embed.js': 5 }, { 'embed.js': '"><script>' }])(
    'says what is missing when the hashes are %j',
    async (hashes) => {
      await show({}, hashes)
      expect(
        await screen.findByText(/has no hash of embed\.js\. Run “npm run build”/, {}, PATIENT),
      ).toBeTruthy()
      expect(
        screen.getByRole('switch', { name: 'Only this build' }).getAttribute('aria-disabled'),
      ).toBe('true')
    },
  )

  it('fits the policy to the snippet', async () => {
    const panel = await show({ state: { ...DEFAULT_STATE, policy: 'trusted-types' } })
    expect(panel.policy()).toBe(
      `script-src 'self' ${location.origin}; style-src 'self'; connect-src 'self' http://localhost:4174; ` +
        "img-src 'self' http://localhost:4174; require-trusted-types-for 'script'; trusted-types siteblocks",
    )
    await panel.choose('JavaScript')
    await expect.poll(() => panel.policy()).toMatch(/script-src 'self' \S+ 'sha256-[\w+/]+=*';/)
  })
})
