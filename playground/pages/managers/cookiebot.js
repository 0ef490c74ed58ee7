// Simulates Cookiebot: https://www.cookiebot.com/en/developer/
window.Cookiebot = { hasResponse: false, consent: { necessary: true, statistics: false } }
function load() {
  const allowed = localStorage.choice === 'true'
  Cookiebot.hasResponse = true
  Object.assign(Cookiebot.consent, { statistics: allowed, marketing: false })
  dispatchEvent(new Event(allowed ? 'CookiebotOnAccept' : 'CookiebotOnDecline'))
  dispatchEvent(new Event('CookiebotOnConsentReady'))
}
if (localStorage.choice) setTimeout(load)
function choose(allowed) {
  localStorage.choice = allowed
  const choices = `necessary:true%2Cpreferences:false%2Cstatistics:${allowed}%2Cmarketing:false`
  document.cookie = `CookieConsent={stamp:%27Wyk5QBGmnLJtCw==%27%2C${choices}%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1767345072000%2Cregion:%27de%27}; path=/`
  load()
}
