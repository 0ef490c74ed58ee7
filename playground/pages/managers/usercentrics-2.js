// Simulates version 2 of Usercentrics: https://docs.usercentrics.com/#/cmp-v2-ui-api
let isInitialized = false
window.UC_UI = {
  isInitialized: () => isInitialized,
  getServicesBaseInfo() {
    const { choice } = localStorage
    const consent = { status: choice === 'true', type: choice ? 'explicit' : 'implicit' }
    return [{ name: 'SiteBlocks', categorySlug: 'functional', consent }]
  },
}
setTimeout(() => {
  isInitialized = true
  dispatchEvent(new Event('UC_UI_INITIALIZED'))
})
function choose(allowed) {
  localStorage.choice = allowed
  const detail = { source: 'FIRST_LAYER', type: allowed ? 'ACCEPT_ALL' : 'DENY_ALL' }
  dispatchEvent(new CustomEvent('UC_UI_CMP_EVENT', { detail }))
}
