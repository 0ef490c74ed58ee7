// Plays Cookiebot: https://www.cookiebot.com/en/developer/
window.Cookiebot = { hasResponse: false, consent: { necessary: true, statistics: false } }
function load() {
  const allowed = localStorage.choice === 'true'
  Cookiebot.hasResponse = true
  Object.assign(Cookiebot.consent, { statistics: allowed, marketing: false })
  dispatchEvent(new Event(allowed ? 'CookiebotOnAccept' : 'CookiebotOnDecline'))
  dispatchEvent(new Event('CookiebotOnConsentReady'))
}
if (localStorage.choice) addEventListener('load', load)
function choose(allowed) {
  localStorage.choice = allowed
  load()
}
