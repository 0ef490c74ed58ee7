// Simulates Shopify's Customer Privacy API: https://shopify.dev/docs/api/customer-privacy
const { calls } = window.Shopify
Shopify.loadFeatures = ([{ name }], then) => {
  setTimeout(() => {
    if (name !== 'consent-tracking-api') return then(new Error('no such feature'))
    Shopify.customerPrivacy = {
      analyticsProcessingAllowed: () => localStorage.choice === 'true',
      currentVisitorConsent: () => ({
        analytics: { true: 'yes', false: 'no' }[localStorage.choice] ?? '',
      }),
    }
    then()
  })
}
for (const call of calls) Shopify.loadFeatures(...call)
function choose(allowed) {
  localStorage.choice = allowed
  const detail = { analyticsAllowed: allowed, marketingAllowed: false }
  document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }))
}
