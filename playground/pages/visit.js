// Records the widget's decisions about its visitor, for the playground to explain.
;(() => {
  if (parent === window) return
  const content = document.getElementById('content')

  /**
   * The recorded visit, a new object after each change. Its cookies are those before the widget
   * ran.
   */
  let visit = { cookie: document.cookie, variation: null, variants: [] }
  function note(change) {
    visit = { ...visit, ...change }
    window.siteblocksVisit = visit
    parent.postMessage({ source: 'siteblocks-preview', type: 'visit' }, location.origin)
  }
  note({})

  function noteVariant({ detail: { variant, content: entry }, target }) {
    const block = target.getAttribute('builder-id')
    const others = visit.variants.filter((known) => known.block !== block)
    const { name, query: rules, startDate, endDate } = variant
    const shown = variant === 'default' ? null : { name, query: rules, startDate, endDate }
    note({ variants: [...others, { block, entryId: entry.id, variant: shown }] })
  }

  // These events do not leave the shadow root, so we listen there.
  const listen = (root) => root.addEventListener('builder.variantLoaded', noteVariant)
  listen(content.shadowRoot ?? content)
  content.attachShadow = (init) => {
    const root = HTMLElement.prototype.attachShadow.call(content, init)
    listen(root)
    return root
  }

  content.addEventListener('siteblocks:variation', ({ detail }) => note({ variation: detail }))
})()
