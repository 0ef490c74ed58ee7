// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { followConsent } from './consentManagers'

it('believes Usercentrics once it answers, though it failed before', async () => {
  const getConsentDetails = vi.fn().mockRejectedValueOnce(new Error('not initialised'))
  const service = { category: 'functional', consent: { given: true, type: 'EXPLICIT' } }
  getConsentDetails.mockResolvedValue({ services: { service } })
  const say = vi.fn()
  followConsent(Object.assign(window, { __ucCmp: { getConsentDetails } }), 'usercentrics', say)
  await new Promise((resolve) => setTimeout(resolve))
  expect(say).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('UC_CONSENT'))
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith(true))
})
