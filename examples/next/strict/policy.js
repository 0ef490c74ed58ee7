// Allows scripts of this origin, for Next's own code. `siteblocks` has a policy of its own.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
})
