// Appended to the built embed.js.
let widget

window.entrant = {
  mount(container, { model, data }) {
    const host = window.location.origin
    // In an editor, the module build begins once it has the part for editors.
    window.SiteBlocks ??= { q: [] }
    window.SiteBlocks.q.push((SiteBlocks) => {
      widget = SiteBlocks.mount(container, { apiKey: 'bench', model, host, data, canTrack: true })
    })
  },
  /** The element takes over by itself. */
  hydrate() {},
  update(data) {
    widget.update({ data })
  },
  unmount() {
    widget.unmount()
  },
}
