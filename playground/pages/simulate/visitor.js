// Plays the visitor: sets the options that a site would set for them, and notes what they get.
;(() => {
  const page = window.siteblocksPreview
  const { played, tell, send } = page

  /** Decisions about the visitor. Its cookies are those before the widget ran. */
  let visit = { cookie: document.cookie, variation: null, variants: [] }
  function noteVisit(change) {
    visit = { ...visit, ...change }
    window.siteblocksVisit = visit
    send({ type: 'visit' })
  }
  noteVisit({})

  /** Reports why an event is not recorded, as in `event "click" waits: consent was refused`. */
  function readDebug(message) {
    const [, event, reason] = /^event "(.*)" (?:not recorded|waits): (.*)$/.exec(message) ?? []
    const count = (page.status.unrecorded?.count ?? 0) + 1
    if (event) tell({ unrecorded: { count, event, reason } })
  }

  /** Sets the options that a site would set for this visitor, and listens. */
  function play(options) {
    for (const name of played.samples) {
      const run = options[name]
      if (typeof run !== 'function') continue
      options[name] = (...given) => {
        tell({ calls: { ...page.status.calls, [name]: (page.status.calls?.[name] ?? 0) + 1 } })
        return run(...given)
      }
    }
    const { onDebug } = options
    options.onDebug = (message) => {
      readDebug(message)
      onDebug?.(message)
    }
    return Object.assign(options, played.options)
  }

  const { define } = customElements
  customElements.define = (name, Definition, ...rest) => {
    if (name === 'site-blocks') {
      const { connectedCallback } = Definition.prototype
      const isPlayed = new WeakSet()
      Definition.prototype.connectedCallback = function () {
        if (!isPlayed.has(this)) play(this)
        isPlayed.add(this)
        connectedCallback.call(this)
      }
    }
    return define.call(customElements, name, Definition, ...rest)
  }

  // Before anything that the page queues.
  window.SiteBlocks = { q: [] }
  window.SiteBlocks.q.push((siteBlocks) => {
    const { mount } = siteBlocks
    siteBlocks.mount = (container, options) => {
      page.mounted = mount(container, play({ ...options }))
      return page.mounted
    }
  })

  document.addEventListener('siteblocks:variation', ({ target, detail }) => {
    if (target === page.content) noteVisit({ variation: detail })
  })

  function noteVariant({ detail: { variant, content: entry }, target }) {
    const block = target.getAttribute('builder-id')
    const others = visit.variants.filter((known) => known.block !== block)
    const { name, query: rules, startDate, endDate } = variant
    const shown = variant === 'default' ? null : { name, query: rules, startDate, endDate }
    noteVisit({ variants: [...others, { block, entryId: entry.id, variant: shown }] })
  }
  // These events do not leave the shadow root.
  const listenIn = (root) => root.addEventListener('builder.variantLoaded', noteVariant)
  listenIn(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    listenIn(root)
    return root
  }

  addEventListener('DOMContentLoaded', () => {
    const root = page.content?.shadowRoot
    if (root) listenIn(root)
  })
})()
