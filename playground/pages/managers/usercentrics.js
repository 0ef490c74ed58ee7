// Simulates version 3 of Usercentrics:
// https://usercentrics.com/docs/web/features/events/uc-consent/
function details() {
  const { choice } = localStorage
  const consent = (given, type) => ({ given, type })
  const functional = consent(choice === 'true', choice ? 'EXPLICIT' : 'IMPLICIT')
  return {
    services: {
      essential: { name: 'Shop', category: 'essential', consent: consent(true, 'IMPLICIT') },
      functional: { name: 'SiteBlocks', category: 'functional', consent: functional },
    },
  }
}
setTimeout(() => {
  window.__ucCmp = { getConsentDetails: async () => details() }
  dispatchEvent(new Event('UC_UI_INITIALIZED'))
  dispatchEvent(new CustomEvent('UC_CONSENT', { detail: details() }))
})
function choose(allowed) {
  localStorage.choice = allowed
  dispatchEvent(new CustomEvent('UC_CONSENT', { detail: details() }))
}
