// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlaygroundContext } from '../../shell/PlaygroundContext'
import { samplePlayground } from '../../testing/samplePlayground'
import { OwnPageForm } from './OwnPageForm'
import { leaveOwnPage } from './ownPage'

const PAGE = {
  frame: '/own-page/1',
  url: 'https://site.test/shop',
  hasSnippet: false,
  asksPassword: false,
  refusesFrames: false,
  hasPolicy: false,
}

/** Enters an address while the server replies with `answer`. */
async function ask(answer: object | Error) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked.push(given)
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  })
  const user = userEvent.setup()
  render(
    <PlaygroundContext value={samplePlayground()}>
      <OwnPageForm />
    </PlaygroundContext>,
  )
  await user.type(screen.getByLabelText('Address of the page'), 'site.test/shop')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  return asked
}

describe('OwnPageForm', () => {
  afterEach(() => {
    cleanup()
    act(leaveOwnPage)
    localStorage.clear()
  })

  it.each([
    [{ problem: 'certificate', detail: 'CERT_HAS_EXPIRED' }, /not valid.*\(CERT_HAS_EXPIRED\)/],
    [{ problem: 'login', detail: '401' }, /asks for a login first/],
    [{ problem: 'name' }, /no site of this name/],
    [{ problem: 'private' }, /private network/],
    [{ problem: 'local' }, /open on this computer/],
    [new Error('offline'), /server of the playground does not answer/],
  ])('says what to do about %j', async (answer, expected) => {
    await ask(answer)
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /Click the element/ })).toBeNull()
  })

  it('says what it noticed, and asks for the place', async () => {
    const asked = await ask({ ...PAGE, hasSnippet: true, refusesFrames: true, hasPolicy: true })
    const body = JSON.stringify({ url: 'site.test/shop', keepsScripts: false })
    expect(asked).toEqual([['/own-page', { method: 'POST', body }]])
    for (const text of [/carries a snippet/, /refuses to be shown/, /sends a policy/]) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
    expect(screen.getByRole('textbox', { name: /Click the element/ })).toBeTruthy()
  })
})
