import { vi } from 'vitest'
import type { createContentPage } from '../../src/client/testing/contentPage'

type Tab = ReturnType<typeof createContentPage>

/** Consent managers, with what a page sees when the visitor or the manager's default speaks. */
export const CONSENT_SIGNALS = {
  cookiebot: (tab: Tab, statistics: boolean, hasResponse: boolean) => {
    Object.assign(tab.window, { Cookiebot: { consent: { statistics }, hasResponse } })
    tab.dispatch('CookiebotOnConsentReady')
  },
  onetrust: (tab: Tab, isAllowed: boolean, isClosed: boolean) => {
    const OnetrustActiveGroups = isAllowed ? ',C0001,C0002,' : ',C0001,'
    const IsAlertBoxClosed = vi.fn(() => isClosed)
    Object.assign(tab.window, { OneTrust: { IsAlertBoxClosed }, OnetrustActiveGroups })
    tab.dispatch('OneTrustGroupsUpdated')
  },
  'consent-mode': (tab: Tab, isAllowed: boolean, isVisitorDecision: boolean) => {
    const { dataLayer } = tab.window as unknown as { dataLayer: unknown[] }
    const state = { analytics_storage: isAllowed ? 'granted' : 'denied' }
    dataLayer.push(['consent', isVisitorDecision ? 'update' : 'default', state])
  },
}

/** Name of such a manager. */
export type Manager = keyof typeof CONSENT_SIGNALS
