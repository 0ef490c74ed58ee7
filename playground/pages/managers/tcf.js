// Simulates the TCF API, version 2.2 and later:
// https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
const TC_STRINGS = {
  true: 'CQuIxQAQuIxQAAfABBENEsEgAP_gAAAAAAYgF5wAgABALzAAAAAA.YAAAAAAAAAAA',
  false: 'CQuIxQAQuIxQAAfABBENEsEgAAAAAAAAAAYgAAAAAAAA.YAAAAAAAAAAA',
}
const listeners = new Map()
// Until its settings have loaded, a manager does not even know whether the law applies.
let last = { cmpStatus: 'loading', purpose: { consents: {} } }
function notify(listener, listenerId) {
  listener({ listenerId, ...last }, true)
}
function say(eventStatus, consents) {
  last = { gdprApplies: true, cmpStatus: 'loaded', eventStatus, purpose: { consents } }
  for (const [listenerId, listener] of listeners) notify(listener, listenerId)
}
function chosen() {
  const allowed = localStorage.choice === 'true'
  return Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, allowed]))
}
const { calls = [] } = window.__tcfapi ?? {}
// A new listener is called immediately with whatever is known.
window.__tcfapi = (command, version, callback, parameter) => {
  if (command === 'addEventListener') {
    const listenerId = listeners.size + 1
    listeners.set(listenerId, callback)
    notify(callback, listenerId)
  } else if (command === 'removeEventListener') callback(listeners.delete(parameter))
}
for (const call of calls) window.__tcfapi(...call)
setTimeout(() => {
  if (localStorage.choice) say('tcloaded', chosen())
  else say('cmpuishown', {})
})
function choose(allowed) {
  localStorage.choice = allowed
  document.cookie = `euconsent-v2=${TC_STRINGS[allowed]}; path=/`
  say('useractioncomplete', chosen())
}
