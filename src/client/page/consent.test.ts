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
  it.each([
    { name: 'nothing said', before: true, consented: true },
    { name: 'canTrack: true', options: { canTrack: true }, before: true, consented: true },
    { name: 'canTrack: false', options: { canTrack: false }, before: false, consented: true },
    { name: 'GPC', page: { globalPrivacyControl: true }, before: false, consented: true },
    {
      name: 'GPC, passed over',
      options: { ignoreGpc: true },
      page: { globalPrivacyControl: true },
      before: true,
      consented: true,
    },
    {
      name: 'GPC, passed over, canTrack: false',
      options: { ignoreGpc: true, canTrack: false },
      page: { globalPrivacyControl: true },
      before: false,
      consented: true,
    },
    { name: 'a bot', page: { userAgent: 'Googlebot' }, before: false, consented: false },
    { name: 'no user agent', page: { userAgent: '' }, before: false, consented: false },
    { name: 'builderNoTrack', page: { builderNoTrack: true }, before: false, consented: false },
    { name: 'cookies disabled', page: { cookieEnabled: false }, before: false, consented: false },
  ])('with $name is $before at first, $consented with consent, and false without', (row) => {
    const consent = consentOf(row.options, row.page)
    expect(consent.allowed).toBe(row.before)
    consent.setConsent(true)
    expect(consent.allowed).toBe(row.consented)
    consent.setConsent(false)
    expect(consent.allowed).toBe(false)
  })

  it('is never there on a preview page', () => {
    const consent = consentOf({}, { url: 'https://shop.example.com/?builder.preview=page' })
    expect(consent.allowed).toBe(false)
    consent.setConsent(true)
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

  it('takes consent that cannot take effect for no refusal', () => {
    const consent = consentOf({}, { builderNoTrack: true })
    const listener = vi.fn()
    consent.subscribe(listener)
    consent.setConsent(true)
    expect(listener).not.toHaveBeenCalled()
  })
})
