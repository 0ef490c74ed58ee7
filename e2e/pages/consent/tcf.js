// Plays the TCF API: https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
const listeners = []
let last
function notify(listener) {
  listener({ gdprApplies: true, listenerId: listeners.indexOf(listener), ...last }, true)
}
function say(eventStatus, allowed) {
  last = { eventStatus, purpose: { consents: { 1: allowed, 8: allowed } } }
  for (const listener of listeners) notify(listener)
}
window.__tcfapi = (command, version, listener) => {
  if (command !== 'addEventListener' || version !== 2) return
  listeners.push(listener)
  notify(listener)
}
if (localStorage.choice) say('tcloaded', localStorage.choice === 'true')
else say('cmpuishown', false)
function choose(allowed) {
  localStorage.choice = allowed
  say('useractioncomplete', allowed)
}
