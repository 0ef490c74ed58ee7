// Plays Consent Mode v2: https://developers.google.com/tag-platform/security/guides/consent
window.dataLayer = window.dataLayer || []
function gtag() {
  dataLayer.push(arguments)
}
gtag('consent', 'default', {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  wait_for_update: 500,
})
gtag('consent', 'default', { analytics_storage: 'granted', region: ['US'] })
function update(allowed) {
  gtag('consent', 'update', { analytics_storage: allowed ? 'granted' : 'denied' })
}
if (localStorage.choice) update(localStorage.choice === 'true')
dataLayer.push({ event: 'gtm.js' })
function choose(allowed) {
  localStorage.choice = allowed
  update(allowed)
}
