const site = { apiKey: 'beside', model: 'page', host: window.location.origin }

window.client = {
  show(container, content) {
    const widget = window.SiteBlocks.mount(container, {
      ...site,
      ...(content && { content }),
      canTrack: false,
    })
    return () => widget.unmount()
  },
}
