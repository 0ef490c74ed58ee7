// Plays OneTrust: https://developer.onetrust.com/onetrust/docs/javascript-events-guide
function load() {
  const groups = ['C0001', ...(localStorage.choice === 'true' ? ['C0002', 'C0004'] : [])]
  window.OnetrustActiveGroups = `,${groups.join(',')},`
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups }))
}
window.OneTrust = { IsAlertBoxClosed: () => 'choice' in localStorage }
load()
function choose(allowed) {
  localStorage.choice = allowed
  load()
}
