import { describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from '../Client'
import {
  createFakePage,
  type FakePageOptions,
  pageKeysWith,
  serverEnvironment,
} from '../testing/fakePage'
import { createPermission } from './permission'

function permissionOf(options: Partial<ClientOptions> = {}, page: FakePageOptions = {}) {
  return createPermission(
    { apiKey: 'k', ...options },
    createFakePage(page).environment,
    pageKeysWith(),
  )
}

describe('createPermission', () => {
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
    const permission = permissionOf(row.options, row.page)
    expect(permission.allowed).toBe(row.before)
    permission.setConsent(true)
    expect(permission.allowed).toBe(row.consented)
    permission.setConsent(false)
    expect(permission.allowed).toBe(false)
  })

  it('is never there on a preview page', () => {
    const { environment } = createFakePage()
    const pageKeys = pageKeysWith({ preview: 'page', isPreview: true })
    const permission = createPermission({ apiKey: 'k' }, environment, pageKeys)
    expect(permission.allowed).toBe(false)
    permission.setConsent(true)
    expect(permission.allowed).toBe(false)
  })

  it('is never there on a server', () => {
    const permission = createPermission({ apiKey: 'k' }, serverEnvironment(), pageKeysWith())
    permission.setConsent(true)
    expect(permission.allowed).toBe(false)
  })

  it('sees builderNoTrack that is set later', () => {
    const page = createFakePage()
    const permission = createPermission({ apiKey: 'k' }, page.environment, pageKeysWith())
    page.window.builderNoTrack = true
    expect(permission.allowed).toBe(false)
  })

  it('tells of changes and of every refusal, until the undo or destroy', () => {
    const permission = permissionOf()
    const listener = vi.fn()
    const undone = vi.fn()
    permission.subscribe(listener)
    const undo = permission.subscribe(undone)
    permission.setConsent(true)
    expect(listener).not.toHaveBeenCalled()
    permission.setConsent(false)
    undo()
    permission.setConsent(false)
    permission.setConsent(true)
    permission.destroy()
    permission.setConsent(false)
    expect(listener.mock.calls).toEqual([[false], [false], [true]])
    expect(undone.mock.calls).toEqual([[false]])
  })

  it('allows nothing once it is destroyed, whatever the visitor wants', () => {
    const permission = permissionOf()
    permission.destroy()
    permission.setConsent(true)
    expect(permission.allowed).toBe(false)
  })

  it('takes consent that cannot take effect for no refusal', () => {
    const permission = permissionOf({}, { builderNoTrack: true })
    const listener = vi.fn()
    permission.subscribe(listener)
    permission.setConsent(true)
    expect(listener).not.toHaveBeenCalled()
  })
})
