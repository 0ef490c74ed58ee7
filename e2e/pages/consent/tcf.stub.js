// The stub that pages paste: it keeps calls until the manager's script is there.
window.__tcfapi = (...call) => window.__tcfapi.calls.push(call)
window.__tcfapi.calls = []
