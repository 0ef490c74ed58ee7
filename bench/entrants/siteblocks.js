// Appended to the built embed.js.
let widget

window.entrant = {
  mount(container, { model, data }) {
    const { SiteBlocks, location } = window
    const host = location.origin
    widget = SiteBlocks.mount(container, { apiKey: 'bench', model, host, data, canTrack: true })
  },
  update(data) {
    widget.update({ data })
  },
  unmount() {
    widget.unmount()
  },
}
