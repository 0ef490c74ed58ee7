// Gives the page the address shown in the playground, and hands navigation to the playground.
;(() => {
  if (parent === window) return
  const { origin, search } = location
  const query = new URLSearchParams(search)
  const { played, send } = window.siteblocksPreview
  standAt(played.address)

  /** Targeting and expressions then see the address as on a real site. */
  function standAt(address) {
    const url = new URL(URL.canParse(address, origin) ? address : '/', origin)
    for (const [key, value] of query) {
      if (key.startsWith('builder.')) url.searchParams.set(key, value)
    }
    history.replaceState(null, '', url.pathname + url.search + url.hash)
  }

  /**
   * Reports a navigation instead of following it. Fragments on this page scroll without a history
   * entry.
   */
  function leave(event, { href, origin: target, pathname, search: asked, hash }) {
    if (target === origin && pathname === location.pathname && href.includes('#')) {
      location.replace(hash || '#')
    } else {
      const address = target === origin ? pathname + asked + hash : undefined
      send({ type: 'leave', href, address })
    }
    event.preventDefault()
  }

  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target.matches?.('a[href], area[href]'))
    if (!link || event.defaultPrevented) return
    leave(event, new URL(link.href.baseVal ?? link.href, location))
  })

  // Forms and scripts navigate too, but not every browser reports that.
  window.navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination, navigationType } = event
    if (!cancelable || destination.sameDocument || navigationType === 'reload') return
    leave(event, new URL(destination.url))
  })
})()
