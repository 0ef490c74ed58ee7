// Simulates OneTrust: https://developer.onetrust.com/onetrust/docs/javascript-events-guide
function load() {
  const isAllowed = localStorage.choice === 'true'
  const groups = ['C0001', ...(isAllowed ? ['C0002', 'C0004'] : [])]
  window.OnetrustActiveGroups = `,${groups.join(',')},`
  // This cookie exists before the visitor has chosen.
  const listed = ['C0001:1', `C0002:${Number(isAllowed)}`, `C0004:${Number(isAllowed)}`].join()
  document.cookie = `OptanonConsent=isGpcEnabled=0&version=202503.1.0&groups=${encodeURIComponent(listed)}&AwaitingReconsent=false; path=/`
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups }))
}
window.OneTrust = { IsAlertBoxClosed: () => 'choice' in localStorage }
load()
function choose(allowed) {
  localStorage.choice = allowed
  document.cookie = `OptanonAlertBoxClosed=2026-01-02T09:11:12.000Z; path=/`
  load()
}
