// Applies the address's options to the element, and reports its status to the playground around.
;(() => {
  const BURST_MS = 100
  /** Keys of the address that become attributes. Links from anywhere can set no others. */
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

  /** Status of this page: the `PreviewStatus` of the playground. */
  let status = { phase: 'loading' }
  function tell(change) {
    status = { ...status, ...change }
    send({ status })
  }

  /** A failure stays one: that there is no entry follows it. */
  function tellEntry(entry) {
    if (entry && !isBlank()) {
      const { id, name } = entry
      tell({ phase: 'ready', entryId: id, entryName: String(name ?? id ?? ''), message: undefined })
    } else if (status.phase !== 'failed') {
      tell({ phase: 'empty', message: entry ? blankMessage : undefined })
    }
  }

  let blankMessage = 'The entry shows nothing: it has no blocks, or none for this visitor.'

  /** Whether the content takes no room at all. */
  function isBlank() {
    const elements = [...(content.shadowRoot ?? content).querySelectorAll(':not(slot, style)')]
    return !elements.some(({ offsetWidth, offsetHeight }) => offsetWidth && offsetHeight)
  }

  /** Further options of `mount()`, as a JSON object. One that cannot be read counts as empty. */
  function readOptions() {
    try {
      return Object(JSON.parse(query.get('options')))
    } catch {
      return {}
    }
  }

  // First in the queue, and so before whatever else the page registers.
  window.SiteBlocks ??= { q: [] }
  window.SiteBlocks.q.unshift((siteBlocks) => {
    const { register } = siteBlocks
    siteBlocks.register = (name, block) => {
      register(name, isTyped ? guarded(block) : block)
      if (isTyped) tell({ ownBlocks: [...(status.ownBlocks ?? []), name] })
      // Inputs may hold functions, which no message can.
      const inputs = JSON.parse(JSON.stringify([block.inputs ?? []].flat()))
      const usable = inputs.filter((input) => input?.name && input.type)
      tell({ registered: { ...status.registered, [name]: usable } })
    }
  })

  const TYPED = 'your-block.js'
  /** Whether the code runs that was typed in the playground. */
  let isTyped = false

  const tellProblem = (message, line) => tell({ codeProblem: { message, line: line || 1 } })

  /** A block whose errors are told, with the line that they come from. */
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

  /** Runs the code that the playground keeps in this tab. Links cannot bring any. */
  function runTyped() {
    const code = !isFramed ? null : sessionStorage.getItem('siteblocks-code')
    if (!code) return
    addEventListener('error', ({ filename, message, lineno }) => {
      // A syntax error carries no name of its own.
      if (isTyped || filename.endsWith(TYPED)) tellProblem(message, lineno)
    })
    window.SiteBlocks.q.push(() => {
      const script = document.createElement('script')
      // A block of its own, so that names of the page can be used again.
      script.textContent = `{${code}\n}\n//# sourceURL=${TYPED}`
      isTyped = true
      document.head.append(script)
      isTyped = false
    })
  }
  runTyped()

  const figures = { requests: 0, bytes: 0, embedBytes: 0, layoutShift: 0 }
  let due = false

  /** Figures come in bursts; the last of each is enough. */
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
      // Browsers know no size for what they had already, so it is loaded once more to be measured.
      if (!encodedBodySize) fetch(name, { cache: 'no-store' })
    }
    // These are the playground's, not a cost of the widget.
    if (own && /^\/(preview\/[a-z]+\.(js|css)|vendor\/.*)$/.test(pathname)) return
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
  // Another way to the content host, which the playground's server makes slow or breaks.
  if (/^(slow|failing)$/.test(query.get('network'))) {
    content.setAttribute('host', `${location.origin}/network/${query.get('network')}`)
  }

  /** Says why an event is not recorded, as in `event "click" waits: consent was refused`. */
  function onDebug(message) {
    const [, event, reason] = /^event "(.*)" (?:not recorded|waits): (.*)$/.exec(message) ?? []
    const count = (status.unrecorded?.count ?? 0) + 1
    if (event) tell({ unrecorded: { count, event, reason } })
  }
  content.onDebug = onDebug

  /** Sample functions for options; the playground's snippets write the same. */
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

  /** Sets options, those of `samples` to functions. `undefined` stands for the default. */
  function setOptions(options, samples) {
    for (const [name, value] of Object.entries(options)) {
      content[name] = name === 'onDebug' ? (value ?? onDebug) : value
    }
    for (const name of samples) content[name] = sampleOf(name)
  }

  // Content that anybody may have written must not bring its scripts along by an address. And a
  // token goes nowhere but to the host that it was given for.
  const { allowScripts, evaluate, host, apiKey, ...given } = readOptions()
  const samples = (query.get('samples') ?? '')
    .split(',')
    .filter((name) => /^(on|render)[A-Z]/.test(name))
  setOptions(given, samples)
  // The playground itself changes them while the page is there.
  window.siteblocksPreview = {
    setOptions(...changed) {
      // A failed load is tried again, over the previous content.
      const hasFailed = status.phase === 'failed'
      if (hasFailed && status.entryName) tell({ phase: 'ready' })
      setOptions(...changed)
      // Some options count from the next request on, and ask for none by themselves.
      if (hasFailed) content.widget?.reload()
    },
  }

  const source = query.get('source')
  if (source === 'file' || source === 'pasted') readJson()
  if (source === 'space') {
    watchRequests()
    // Named after where it is sent, so that no link to this page has it sent elsewhere.
    const space = `${content.getAttribute('host')} ${content.getAttribute('api-key')}`
    const token = sessionStorage.getItem(`siteblocks-token ${space}`)
    if (token) content.authToken = token
  }

  /** The content that the playground keeps in this tab. One that cannot be read counts as empty. */
  function readJson() {
    try {
      content.content = JSON.parse(sessionStorage.getItem('siteblocks-content'))
    } catch {
      content.content = { data: {} }
      blankMessage = 'The JSON cannot be read yet. It shows as soon as it can.'
    }
  }

  /** Tells how requests for content go: this page alone may read the answers. */
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
        // Before the widget has it: done, it ends the request, and this reading of it too.
        note({ status, contentType, body: await answer.clone().text() })
        return answer
      } catch (error) {
        note({ failure: error.name === 'AbortError' ? 'aborted' : error.message })
        throw error
      }
    }
  }

  // Not in the address: consent comes and goes without another load.
  if (frameElement?.dataset.consent === 'refused') content.setAttribute('can-track', 'false')

  // Late content may be all that there is to see.
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
    requestAnimationFrame(() => performance.mark('content-shown'))
    tellEntry(entry)
  })

  let isSettled = false
  // By now the script has run. Whether nothing fits is said by the promise only.
  addEventListener('load', async () => {
    if (!content.widget) {
      const message = 'embed.js could not be loaded. Run "npm run build", then try again.'
      return tell({ phase: 'failed', message })
    }
    if (!(await content.widget.ready)) tellEntry(null)
    isSettled = true
    // Other options may leave nothing that fits: the placeholder comes and goes.
    const root = content.shadowRoot ?? content
    new MutationObserver(tellSoon).observe(root, { childList: true, subtree: true })
  })
})()
