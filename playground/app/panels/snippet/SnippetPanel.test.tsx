// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Playground, PlaygroundContext } from '../../context/PlaygroundContext'
import { useSiteCode } from '../../preview/useSiteCode'
import { DEFAULT_STATE, type UrlState } from '../../state/urlState'
import { sampleEntry } from '../../testing/sampleEntry'
import { sampleDraft, samplePlayground } from '../../testing/samplePlayground'
import { SnippetPanel } from './SnippetPanel'

const HASH = 'sha384-YWJj'
const SPOT = 'Paste this where the content belongs'

/** The code of a section, by its title. */
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
    async choose(kind: string) {
      await user.click(screen.getByRole('combobox', { name: 'Your site is made with' }))
      await user.click(screen.getByRole('option', { name: kind }))
    },
  }
}

/** Holds the URL state. */
function Stage({ playground }: { playground: Playground }) {
  const [state, setState] = useState(playground.state)
  const update = (change: Partial<UrlState>) => setState({ ...state, ...change })
  const code = useSiteCode(playground.config, playground.entry, state)
  return (
    <PlaygroundContext value={{ ...playground, state, update, code }}>
      <SnippetPanel />
    </PlaygroundContext>
  )
}

/** A busy machine is slow. */
const PATIENT = { timeout: 60_000 }

describe('SnippetPanel', () => {
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })

  it('says what to do while no entry is chosen', async () => {
    await show({ entry: undefined })
    expect(screen.getByText('No entry chosen')).toBeTruthy()
  })

  it('marks the lines that the last change brought, also one made elsewhere', async () => {
    const marked = () =>
      Array.from(document.querySelectorAll('mark'), (line) => line.textContent?.trim())
    const panel = await show()
    expect(marked()).toEqual([])
    await panel.user.click(screen.getByRole('button', { name: 'Whatever fits the page' }))
    await panel.user.click(screen.getByRole('button', { name: 'This entry' }))
    expect(marked()).toEqual(['entry="landing"'])
    cleanup()
    const state = { ...DEFAULT_STATE, options: { canTrack: false } }
    await show({ state })
    expect(marked()).toEqual(['can-track="false"'])
  })

  it('names the entry, or whatever fits the page, and the hash, as chosen', async () => {
    const panel = await show({ entry: sampleEntry({ published: false }) })
    expect(codeOf(SPOT)).toMatch(/entry="landing"\s+include-unpublished/)
    await panel.user.click(screen.getByRole('button', { name: 'Whatever fits the page' }))
    await panel.user.click(screen.getByRole('switch', { name: 'Only this build' }))
    expect(codeOf(SPOT)).not.toMatch(/entry=|include-unpublished|url=/)
    expect(codeOf(SPOT)).toContain(`integrity="${HASH}"`)
    await panel.choose('Wix')
    expect(codeOf('Paste this')).toMatch(/entry="landing"/)
  })

  it('says what sites do not show yet', async () => {
    const state = { ...DEFAULT_STATE, visitor: { ...DEFAULT_STATE.visitor, variation: 'b' } }
    await show({
      state,
      draft: sampleDraft({ changed: true }),
      entry: sampleEntry({ published: false }),
    })
    for (const text of [/not saved/, /is a draft/, /by chance/]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })

  it('brings pasted content along, and cuts what it shows of that', async () => {
    const text = JSON.stringify({ data: { text: 'x'.repeat(9000) } })
    const panel = await show({ state: { ...DEFAULT_STATE, source: { kind: 'pasted', text } } })
    expect(screen.queryByRole('button', { name: 'This entry' })).toBeNull()
    expect(screen.getByText(/more characters are copied too/)).toBeTruthy()
    await panel.user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toContain('x'.repeat(9000))
  })

  it('has what the site sets, and nothing of the visitor of the preview', async () => {
    const visitor = { attributes: { plan: 'pro' }, device: 'mobile', consent: true } as const
    const options = { canTrack: false, userAttributes: { shop: 'north' } }
    await show({ state: { ...DEFAULT_STATE, options, visitor: { ...visitor, locale: 'ar' } } })
    expect(codeOf(SPOT)).toMatch(/user-attributes='\{"shop":"north"\}'/)
    expect(codeOf(SPOT)).toContain('can-track="false"')
    expect(codeOf(SPOT)).not.toMatch(/locale|plan|mobile/)
    expect(screen.getByText(/device, locale, plan/)).toBeTruthy()
  })

  it.each([
    'HTML',
    'WordPress',
    'WordPress, by its theme',
    'Tag Manager',
    'React',
    'JavaScript',
    'Node server',
  ])('follows the consent manager of the site in %s', async (label) => {
    const panel = await show({ state: { ...DEFAULT_STATE, manager: 'onetrust' } })
    await panel.choose(label)
    const steps = screen.getByRole('list', { name: 'Steps to a live page' })
    expect(steps.textContent?.match(/data-consent="onetrust"/g)).toHaveLength(1)
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
    const options = { onReady: 'sample' }
    const panel = await show({ state: { ...DEFAULT_STATE, policy: 'trusted-types' } })
    await screen.findByRole('region', { name: 'Content-Security-Policy' })
    expect(panel.policy()).toBe(
      `script-src 'self' ${location.origin}; style-src 'self'; connect-src 'self' http://localhost:4174; ` +
        "img-src 'self' http://localhost:4174; require-trusted-types-for 'script'; trusted-types siteblocks",
    )
    await panel.choose('React')
    await expect.poll(panel.policy).toContain("script-src 'self'; style-src")
    cleanup()
    const { policy } = await show({ state: { ...DEFAULT_STATE, options } })
    await screen.findByRole('region', { name: 'Content-Security-Policy' })
    await expect.poll(policy).toMatch(/script-src 'self' \S+ 'sha256-[\w+/]+=*';/)
  })
})
