// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Playground, PlaygroundContext } from '../../shell/PlaygroundContext'
import { samplePlayground, samplePreview } from '../../testing/samplePlayground'
import { FindingList } from './FindingList'
import { HealthPanel, RequestList } from './HealthPanel'

function show(overrides: Partial<Playground>) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ raw: 400_000, gzip: 150_000, brotli: 130_000 }),
  )
  const playground = samplePlayground(overrides)
  render(
    <PlaygroundContext value={playground}>
      <HealthPanel />
    </PlaygroundContext>,
  )
  return { playground, user: userEvent.setup() }
}

/** A busy machine is slow. */
const PATIENT = { timeout: 60_000 }

describe('HealthPanel', () => {
  afterEach(cleanup)

  it('says what it waits for, and judges what it knows', async () => {
    show({})
    expect(await screen.findByText(/150\.0 kB/, { selector: 'dd' }, PATIENT)).toBeTruthy()
    expect(screen.getByText('Good')).toBeTruthy()
    expect(screen.getByText(/130\.0 kB with Brotli, 400\.0 kB as it is/)).toBeTruthy()
    expect(screen.getAllByText('Measuring…')).toHaveLength(5)
    expect(screen.getByRole('status').textContent).toContain('axe looks through')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Measure again' }).disabled).toBe(
      true,
    )
  })

  it('measures again by loading the page again', async () => {
    const preview = samplePreview({ status: { phase: 'ready' } })
    const { user } = show({ preview })
    await user.click(screen.getByRole('button', { name: 'Measure again' }))
    expect(preview.reload).toHaveBeenCalledOnce()
  })

  it('says what to do without an entry', () => {
    show({ entry: undefined })
    expect(screen.getByText('Nothing to measure')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Measure again' })).toBeNull()
  })
})

describe('FindingList', () => {
  afterEach(cleanup)

  it.each([
    { undecided: 0, says: 'axe found nothing: 9 rules are kept.' },
    {
      undecided: 1,
      says: 'axe found nothing: 9 rules are kept. One rule needs a person to decide.',
    },
  ])('says when nothing is wrong, and $undecided undecided', ({ undecided, says }) => {
    const value = { list: [], passed: 9, undecided }
    render(<FindingList findings={{ status: 'ready', value }} />)
    expect(screen.getByRole('status').textContent).toBe(says)
    expect(screen.getByText('Good')).toBeTruthy()
  })

  it('says why axe could not look', () => {
    const error = new Error("axe could not be loaded into the page. Turn the page's policy off.")
    render(<FindingList findings={{ status: 'failed', error }} />)
    expect(screen.getByRole('alert').textContent).toBe(error.message)
  })
})

describe('RequestList', () => {
  afterEach(cleanup)

  it('lists what was asked for, with cost and place in time', () => {
    const requests = [
      { address: 'http://a.test/embed.js', start: 0, duration: 100, bytes: 5000 },
      { address: 'http://a.test/api/v3/content/page?x=1', start: 100, duration: 100, bytes: 0 },
    ]
    render(<RequestList requests={requests} />)
    expect(screen.getByRole('heading').textContent).toBe('Requests2, 5.0 kB')
    const [script, content] = screen.getAllByRole('listitem')
    expect(script?.textContent).toBe('/embed.js5.0 kB · 100 ms')
    expect(content?.textContent).toBe('/content/pagecached · 100 ms')
  })
})
