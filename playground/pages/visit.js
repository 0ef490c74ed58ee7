// Keeps what the widget decided about its visitor, which the playground explains.
;(() => {
  if (parent === window) return
  const content = document.getElementById('content')

  /**
   * The visit that the playground explains; another object after each change. The cookies are those
   * before the widget ran.
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

  // These events stop at the shadow root, so that is where they are heard.
  const listen = (root) => root.addEventListener('builder.variantLoaded', noteVariant)
  listen(content.shadowRoot ?? content)
  content.attachShadow = (init) => {
    const root = HTMLElement.prototype.attachShadow.call(content, init)
    listen(root)
    return root
  }

  content.addEventListener('siteblocks:variation', ({ detail }) => note({ variation: detail }))
})()
