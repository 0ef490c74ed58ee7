// The stub that pages paste: it queues calls until the manager's script loads.
window.__tcfapi = (...call) => window.__tcfapi.calls.push(call)
window.__tcfapi.calls = []
