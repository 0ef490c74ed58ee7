// Pages paste this: https://developers.google.com/tag-platform/security/guides/consent
window.dataLayer = window.dataLayer || []
function gtag() {
  dataLayer.push(arguments)
}
// Google's recommendation: denied where visitors must be asked, granted elsewhere. The more
// specific default applies.
gtag('consent', 'default', {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
})
gtag('consent', 'default', {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  region: ['AT', 'DE', 'GB'],
  wait_for_update: 500,
})
