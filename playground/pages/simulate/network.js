// Plays the network between the page and the content host, and reports requests to a space.
;(() => {
  const { played, send } = window.siteblocksPreview
  const { origin, search } = location
  const network = new URLSearchParams(search).get('network')

  /** The address that slows, breaks or refuses a request to the content host. */
  function routed(url) {
    if (!/^(slow|failing|forms)$/.test(network) || !url.startsWith(played.contentHost)) return url
    return `${origin}/network/${network}${url.slice(played.contentHost.length)}`
  }

  const { fetch } = window
  window.fetch = (given, init) => {
    const url = String(given?.url ?? given)
    const isContent = /\/api\/v\d+\/(content|query|codegen)\//.test(url)
    if (played.isSpace && isContent) return fetchOfSpace(url, init)
    return routed(url) === url ? fetch(given, init) : fetch(routed(url), init)
  }
  const { sendBeacon } = Navigator.prototype
  Navigator.prototype.sendBeacon = function (url, data) {
    return sendBeacon.call(this, routed(String(url)), data)
  }

  /** Reports a content request, whose answer only this page may read. */
  async function fetchOfSpace(url, init) {
    const { origin: host, searchParams } = new URL(url)
    // The name has host and key, so that no link can send the token elsewhere.
    const token = sessionStorage.getItem(`siteblocks-token ${host} ${searchParams.get('apiKey')}`)
    const headers = { ...init?.headers, ...(token && { Authorization: `Bearer ${token}` }) }
    const start = performance.now()
    const note = (more) => {
      send({ type: 'exchange', url, ms: performance.now() - start, ...more })
    }
    note({})
    try {
      const answer = await fetch(url, { ...init, headers })
      const contentType = answer.headers.get('Content-Type')
      // Reads the clone first: when the widget is done, it aborts the request and would end this
      // reading.
      note({ status: answer.status, contentType, body: await answer.clone().text() })
      return answer
    } catch (error) {
      note({ failure: error.name === 'AbortError' ? 'aborted' : error.message })
      throw error
    }
  }
})()
