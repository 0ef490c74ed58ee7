import { describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from '../options/ClientOptions'
import { createFakePage, type FakePageOptions, pagelessEnvironment } from '../testing/fakePage'
import { pageFor } from './Page'

function consentOf(options: Partial<ClientOptions> = {}, page: FakePageOptions = {}) {
  return pageFor(createFakePage(page).environment).consent.join(() => ({
    apiKey: 'k',
    ...options,
  }))
}

describe('PageConsent.join', () => {
  const signal = { globalPrivacyControl: true }

  it.each<[name: string, Partial<ClientOptions>, FakePageOptions, before: boolean, after: boolean]>(
    [
      ['nothing said', {}, {}, true, true],
      ['canTrack: true', { canTrack: true }, {}, true, true],
      ['canTrack: false', { canTrack: false }, {}, false, true],
      ['GPC', {}, signal, false, true],
      ['GPC, passed over', { ignoreGpc: true }, signal, true, true],
      [
        'GPC, passed over, canTrack: false',
        { ignoreGpc: true, canTrack: false },
        signal,
        false,
        true,
      ],
      ['a bot', {}, { userAgent: 'Googlebot' }, false, false],
      ['no user agent', {}, { userAgent: '' }, false, false],
      ['builderNoTrack', {}, { builderNoTrack: true }, false, false],
      ['cookies disabled', {}, { cookieEnabled: false }, false, false],
      ['a preview', {}, { url: 'https://shop.test/?builder.preview=page' }, false, false],
    ],
  )('with %s, %o and %o is %s at first, %s with consent, and false without', (...row) => {
    const [, options, page, before, after] = row
    const consent = consentOf(options, page)
    expect(consent.allowed).toBe(before)
    consent.setConsent(true)
    expect(consent.allowed).toBe(after)
    consent.setConsent(false)
    expect(consent.allowed).toBe(false)
  })

  it('is never there on a server', () => {
    const consent = pageFor(pagelessEnvironment()).consent.join(() => ({ apiKey: 'k' }))
    consent.setConsent(true)
    expect(consent.allowed).toBe(false)
  })

  it('sees builderNoTrack that is set later', () => {
    const page = createFakePage()
    const consent = pageFor(page.environment).consent.join(() => ({ apiKey: 'k' }))
    page.window.builderNoTrack = true
    expect(consent.allowed).toBe(false)
  })

  it('reports changes, until the undo or destroy', () => {
    const consent = consentOf()
    const listener = vi.fn()
    const undone = vi.fn()
    consent.subscribe(listener)
    const undo = consent.subscribe(undone)
    consent.setConsent(true)
    expect(listener).not.toHaveBeenCalled()
    consent.setConsent(false)
    undo()
    consent.setConsent(false)
    consent.setConsent(true)
    consent.destroy()
    consent.setConsent(false)
    expect(listener.mock.calls).toEqual([[false], [true]])
    expect(undone.mock.calls).toEqual([[false]])
  })

  it('allows nothing once it is destroyed, whatever the visitor wants', () => {
    const consent = consentOf()
    consent.destroy()
    consent.setConsent(true)
    expect(consent.allowed).toBe(false)
  })

  it('does not treat consent without effect as a refusal', () => {
    const consent = consentOf({}, { builderNoTrack: true })
    const listener = vi.fn()
    consent.subscribe(listener)
    consent.setConsent(true)
    expect(listener).not.toHaveBeenCalled()
  })
})
