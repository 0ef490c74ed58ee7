// What pages paste: https://developers.google.com/tag-platform/security/guides/consent
window.dataLayer = window.dataLayer || []
function gtag() {
  dataLayer.push(arguments)
}
// As Google advises: denied where visitors are asked, granted elsewhere. The more specific default counts.
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
