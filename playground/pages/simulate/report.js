// Reports what the page shows, and what it costs.
;(() => {
  const BURST_MS = 100
  const page = window.siteblocksPreview
  const { played, tell } = page

  const figures = { requests: 0, bytes: 0, embedBytes: 0, layoutShift: 0 }
  let areFiguresDue = false

  function observe(type, count) {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(count)
      // Measurements come in bursts.
      if (!areFiguresDue) setTimeout(tellFigures, BURST_MS)
      areFiguresDue = true
    }).observe({ type, buffered: true })
  }

  function tellFigures() {
    areFiguresDue = false
    tell({ figures: { ...figures } })
  }

  observe('resource', ({ name, initiatorType, encodedBodySize, transferSize }) => {
    const { origin, pathname } = new URL(name)
    const own = origin === location.origin
    if (own && pathname === '/embed.js') {
      figures.embedBytes = encodedBodySize
      if (initiatorType !== 'script') return
      // Cached scripts may have no size, so the file is loaded again to measure it.
      if (!encodedBodySize) fetch(name, { cache: 'no-store' })
    }
    // Skips files of the host page, which cost visitors nothing.
    if (own && /^\/preview\/[\w/.-]+\.(js|css)$/.test(pathname)) return
    figures.requests += 1
    figures.bytes += transferSize
  })

  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput && !page.isEdited) figures.layoutShift += value
  })

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const count = (page.status.refused?.count ?? 0) + 1
    tell({ refused: { count, what: `${effectiveDirective} ${blockedURI}` } })
  })

  /** Whether no element of the content has a size. */
  function isBlank() {
    const { content } = page
    const elements = [...(content.shadowRoot ?? content).querySelectorAll(':not(slot, style)')]
    return !elements.some(({ offsetWidth, offsetHeight }) => offsetWidth && offsetHeight)
  }

  const NOTHING = 'The entry shows nothing: it has no blocks, or none for this visitor.'

  /** Keeps a failure: the missing entry that follows is only its consequence. */
  function tellEntry(entry) {
    if (entry && !isBlank()) {
      const { id, name } = entry
      tell({ phase: 'ready', entryId: id, entryName: String(name ?? id ?? ''), message: undefined })
    } else if (page.status.phase !== 'failed') {
      tell({ phase: 'empty', message: entry ? (played.blank ?? NOTHING) : undefined })
    }
  }

  /** Calls `listener` with the details of an event of the widget, and not of one inside it. */
  function listen(name, listener) {
    document.addEventListener(`siteblocks:${name}`, (event) => {
      if (event.composedPath()[0] === page.content) listener(event.detail)
    })
  }
  listen('variation', ({ entryId, variationId, name }) => {
    tell({ variation: variationId === entryId ? 'Default' : name || variationId })
  })
  listen('error', ({ message }) => tell({ phase: 'failed', message }))
  listen('ready', ({ entry }) => tellEntry(entry))

  let isSettled = false
  let isTold = true
  function tellSoon() {
    if (!isSettled || !isTold) return
    isTold = false
    setTimeout(tellWhatIsThere, BURST_MS)
  }

  function tellWhatIsThere() {
    isTold = true
    const { entry } = page.widget ?? {}
    const isEmpty = page.content.shadowRoot?.querySelector(':scope > slot')
    if (isEmpty || entry) tellEntry(isEmpty ? null : entry)
  }

  addEventListener('DOMContentLoaded', () => {
    tell({ renderedBy: page.content?.hasAttribute('served') ? 'server' : 'browser' })
  })

  // The script has run by now. Only the promise tells that no entry matches.
  addEventListener('load', async () => {
    const { content, widget } = page
    if (!widget) {
      const message = 'embed.js could not be loaded. Run "npm run build", then try again.'
      return tell({ phase: 'failed', message })
    }
    if (!(await widget.ready)) tellEntry(null)
    isSettled = true
    // After a change of options no entry may match: watch the placeholder come and go.
    const root = content.shadowRoot ?? content
    new MutationObserver(tellSoon).observe(root, { childList: true, subtree: true })
    // Content that arrives late may be the only visible content.
    new ResizeObserver(tellSoon).observe(content)
  })
})()
