// Has the page stand at the address that the playground shows, and leaves it to the playground
// where links lead.
;(() => {
  if (parent === window) return
  const { origin, search } = location
  const query = new URLSearchParams(search)
  standAt(query.get('address') ?? '/')

  /** Targeting and expressions then find what they would on a site. */
  function standAt(address) {
    const url = new URL(URL.canParse(address, origin) ? address : '/', origin)
    for (const [key, value] of query) {
      if (key.startsWith('builder.')) url.searchParams.set(key, value)
    }
    history.replaceState(null, '', url.pathname + url.search + url.hash)
  }

  /**
   * Stays, and says where it would have gone. A place on this page is scrolled to, without a step
   * in the history.
   */
  function leave(event, { href, origin: target, pathname, search: asked, hash }) {
    if (target === origin && pathname === location.pathname && href.includes('#')) {
      location.replace(hash || '#')
    } else {
      const address = target === origin ? pathname + asked + hash : undefined
      parent.postMessage({ source: 'siteblocks-preview', type: 'leave', href, address }, origin)
    }
    event.preventDefault()
  }

  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target.matches?.('a[href], area[href]'))
    if (!link || event.defaultPrevented) return
    leave(event, new URL(link.href.baseVal ?? link.href, location))
  })

  // Forms and scripts lead elsewhere too, which not every browser lets a page know.
  window.navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination, navigationType } = event
    if (!cancelable || destination.sameDocument || navigationType === 'reload') return
    leave(event, new URL(destination.url))
  })
})()
