// Asks visitors who have not answered yet. The simulated consent manager defines `choose`.
;(() => {
  const dialog = document.getElementById('consent-manager')
  // Unlike `show()`, this leaves the focus where it is.
  dialog.open = !('choice' in localStorage)
  dialog.addEventListener('close', () => {
    const consent = dialog.returnValue === 'accept'
    choose(consent)
    if (parent !== window)
      parent.postMessage({ source: 'siteblocks-preview', consent }, location.origin)
  })
})()
