// Applies the address's options to the element, and reports its status to the playground.
;(() => {
  const BURST_MS = 100
  /** Query keys that become attributes. Other keys are ignored: anyone can craft a link. */
  const ATTRIBUTES = [
    ['apiKey', 'api-key'],
    ['model', 'model'],
    ['entry', 'entry'],
    ['host', 'host'],
    ['includeUnpublished', 'include-unpublished'],
  ]
  const query = new URLSearchParams(location.search)
  const isFramed = parent !== window

  function send(message) {
    if (isFramed) parent.postMessage({ source: 'siteblocks-preview', ...message }, location.origin)
  }

  /** Status of this page, a `PreviewStatus` of the playground. */
  let status = { phase: 'loading' }
  function tell(change) {
    status = { ...status, ...change }
    send({ status })
  }

  /** Keeps a failure: the missing entry that follows is only its consequence. */
  function tellEntry(entry) {
    if (entry && !isBlank()) {
      const { id, name } = entry
      tell({ phase: 'ready', entryId: id, entryName: String(name ?? id ?? ''), message: undefined })
    } else if (status.phase !== 'failed') {
      tell({ phase: 'empty', message: entry ? blankMessage : undefined })
    }
  }

  let blankMessage = 'The entry shows nothing: it has no blocks, or none for this visitor.'

  /** Whether no element of the content has a size. */
  function isBlank() {
    const elements = [...(content.shadowRoot ?? content).querySelectorAll(':not(slot, style)')]
    return !elements.some(({ offsetWidth, offsetHeight }) => offsetWidth && offsetHeight)
  }

  /** Reads further options of `mount()` from JSON. Invalid JSON counts as empty. */
  function readOptions() {
    try {
      return Object(JSON.parse(query.get('options')))
    } catch {
      return {}
    }
  }

  // Runs first, before anything else in the queue registers a block.
  window.SiteBlocks ??= { q: [] }
  window.SiteBlocks.q.unshift((siteBlocks) => {
    const { register } = siteBlocks
    siteBlocks.register = (name, block) => {
      register(name, isTyped ? guarded(block) : block)
      if (isTyped) tell({ ownBlocks: [...(status.ownBlocks ?? []), name] })
      // Inputs may contain functions, which messages cannot carry.
      const inputs = JSON.parse(JSON.stringify([block.inputs ?? []].flat()))
      const usable = inputs.filter((input) => input?.name && input.type)
      tell({ registered: { ...status.registered, [name]: usable } })
    }
  })

  const TYPED = 'your-block.js'
  /** Whether the code typed in the playground is running. */
  let isTyped = false

  const tellProblem = (message, line) => tell({ codeProblem: { message, line: line || 1 } })

  /** Wraps a block's functions to report errors with their line. */
  function guarded(block) {
    const guard = (run) =>
      function (...args) {
        try {
          return run.apply(this, args)
        } catch (error) {
          tellProblem(error.message, Number(error.stack?.match(/your-block\.js:(\d+)/)?.[1]))
          throw error
        }
      }
    const functions = Object.entries(block).filter(([, value]) => typeof value === 'function')
    return { ...block, ...Object.fromEntries(functions.map(([key, run]) => [key, guard(run)])) }
  }

  /** Runs the code that the playground stored for this tab. Links cannot supply code. */
  function runTyped() {
    const code = !isFramed ? null : sessionStorage.getItem('siteblocks-code')
    if (!code) return
    addEventListener('error', ({ filename, message, lineno }) => {
      // A syntax error has no file name of ours.
      if (isTyped || filename.endsWith(TYPED)) tellProblem(message, lineno)
    })
    window.SiteBlocks.q.push(() => {
      const script = document.createElement('script')
      // The braces allow the code to reuse names of the page.
      script.textContent = `{${code}\n}\n//# sourceURL=${TYPED}`
      isTyped = true
      document.head.append(script)
      isTyped = false
    })
  }
  runTyped()

  const figures = { requests: 0, bytes: 0, embedBytes: 0, layoutShift: 0 }
  let due = false

  /** Throttles reports, because measurements come in bursts. */
  function tellFigures() {
    if (due) return
    due = true
    setTimeout(() => {
      due = false
      tell({ figures: { ...figures } })
    }, BURST_MS)
  }

  function observe(type, count) {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(count)
      tellFigures()
    }).observe({ type, buffered: true })
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
    // Skips files of the playground, which cost visitors nothing.
    if (own && /^\/preview\/[\w/.-]+\.(js|css)$/.test(pathname)) return
    figures.requests += 1
    figures.bytes += transferSize
  })

  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.layoutShift += value
  })

  const content = document.getElementById('content')
  tell({ renderedBy: content.hasAttribute('served') ? 'server' : 'browser' })

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const count = (status.refused?.count ?? 0) + 1
    tell({ refused: { count, what: `${effectiveDirective} ${blockedURI}` } })
  })

  for (const [key, attribute] of ATTRIBUTES) {
    if (query.has(key)) content.setAttribute(attribute, query.get(key))
  }
  // Routes requests through the playground's server, which slows, breaks or refuses them.
  if (/^(slow|failing|forms)$/.test(query.get('network'))) {
    content.setAttribute('host', `${location.origin}/network/${query.get('network')}`)
  }

  /** Reports why an event is not recorded, as in `event "click" waits: consent was refused`. */
  function onDebug(message) {
    const [, event, reason] = /^event "(.*)" (?:not recorded|waits): (.*)$/.exec(message) ?? []
    const count = (status.unrecorded?.count ?? 0) + 1
    if (event) tell({ unrecorded: { count, event, reason } })
  }
  content.onDebug = onDebug

  /** Sample functions for options, identical to those in snippets. */
  const SAMPLES = {
    onDebug,
    evaluate: (code, scope) => new Function('scope', `with (scope) {${code}}`)(scope),
    renderLink: (link) => SiteBlocks.React.createElement('a', { ...link, 'data-router': 'own' }),
  }
  const sampleOf =
    (name) =>
    (...given) => {
      tell({ calls: { ...status.calls, [name]: (status.calls?.[name] ?? 0) + 1 } })
      return SAMPLES[name]?.(...given)
    }

  /** Sets options, with sample functions for `samples`. `undefined` restores the default. */
  function setOptions(options, samples) {
    for (const [name, value] of Object.entries(options)) {
      content[name] = name === 'onDebug' ? (value ?? onDebug) : value
    }
    for (const name of samples) content[name] = sampleOf(name)
  }

  // A link must not make untrusted content run scripts, nor send the token to another host.
  const { allowScripts, evaluate, host, apiKey, ...given } = readOptions()
  const samples = (query.get('samples') ?? '')
    .split(',')
    .filter((name) => /^(on|render)[A-Z]/.test(name))
  setOptions(given, samples)
  // The playground changes options at runtime.
  window.siteblocksPreview = {
    setOptions(...changed) {
      // After a failure, shows the previous content and loads again.
      const hasFailed = status.phase === 'failed'
      if (hasFailed && status.entryName) tell({ phase: 'ready' })
      setOptions(...changed)
      // Some options only affect the next request and do not cause one.
      if (hasFailed) content.widget?.reload()
    },
  }

  const source = query.get('source')
  if (source === 'file' || source === 'pasted') readJson()
  if (source === 'space') {
    watchRequests()
    // The key names host and API key, so that no link can send the token elsewhere.
    const space = `${content.getAttribute('host')} ${content.getAttribute('api-key')}`
    const token = sessionStorage.getItem(`siteblocks-token ${space}`)
    if (token) content.authToken = token
  }

  /** Reads content that the playground stored for this tab. Invalid JSON counts as empty. */
  function readJson() {
    try {
      content.content = JSON.parse(sessionStorage.getItem('siteblocks-content'))
    } catch {
      content.content = { data: {} }
      blankMessage = 'The JSON cannot be read yet. It shows as soon as it can.'
    }
  }

  /** Reports content requests, whose answers only this page may read. */
  function watchRequests() {
    const { fetch } = window
    window.fetch = async (address, init) => {
      const url = String(address?.url ?? address)
      if (!/\/api\/v\d+\/(content|query|codegen)\//.test(url)) return fetch(address, init)
      const start = performance.now()
      const note = (more) => {
        send({ type: 'exchange', url, ms: performance.now() - start, ...more })
      }
      note({})
      try {
        const answer = await fetch(address, init)
        const { status, headers } = answer
        const contentType = headers.get('Content-Type')
        // Reads the clone first: when the widget is done, it aborts the request and would end this
        // reading.
        note({ status, contentType, body: await answer.clone().text() })
        return answer
      } catch (error) {
        note({ failure: error.name === 'AbortError' ? 'aborted' : error.message })
        throw error
      }
    }
  }

  // Consent is kept out of the address, because it changes without a reload.
  if (frameElement?.dataset.consent === 'refused') content.setAttribute('can-track', 'false')

  // Content that arrives late may be the only visible content.
  new ResizeObserver(tellSoon).observe(content)

  let isTold = true
  function tellSoon() {
    if (!isSettled || !isTold) return
    isTold = false
    setTimeout(tellWhatIsThere, BURST_MS)
  }

  function tellWhatIsThere() {
    isTold = true
    const { entry } = content.widget ?? {}
    const isEmpty = content.shadowRoot?.querySelector(':scope > slot')
    if (isEmpty || entry) tellEntry(isEmpty ? null : entry)
  }

  content.addEventListener('siteblocks:variation', ({ detail }) => {
    const { entryId, variationId, name } = detail
    tell({ variation: variationId === entryId ? 'Default' : name || variationId })
  })
  content.addEventListener('siteblocks:error', ({ detail }) => {
    tell({ phase: 'failed', message: detail.message })
  })
  content.addEventListener('siteblocks:ready', ({ detail: { entry } }) => {
    tellEntry(entry)
  })

  let isSettled = false
  // The script has run by now. Only the promise tells that no entry matches.
  addEventListener('load', async () => {
    if (!content.widget) {
      const message = 'embed.js could not be loaded. Run "npm run build", then try again.'
      return tell({ phase: 'failed', message })
    }
    if (!(await content.widget.ready)) tellEntry(null)
    isSettled = true
    // After a change of options no entry may match: watch the placeholder come and go.
    const root = content.shadowRoot ?? content
    new MutationObserver(tellSoon).observe(root, { childList: true, subtree: true })
  })
})()
