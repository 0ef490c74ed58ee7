// Simulates a manager that uses Consent Mode v2:
// https://developers.google.com/tag-platform/security/guides/consent
function update(allowed) {
  gtag('consent', 'update', { analytics_storage: allowed ? 'granted' : 'denied' })
}
if (localStorage.choice) update(localStorage.choice === 'true')
dataLayer.push({ event: 'gtm.js' })
function choose(allowed) {
  localStorage.choice = allowed
  update(allowed)
}
