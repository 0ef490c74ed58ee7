const site = { apiKey: 'beside', model: 'page', host: window.location.origin }

window.client = {
  show(container, content) {
    const widget = window.SiteBlocks.mount(container, {
      ...site,
      ...(content && { content }),
      canTrack: false,
    })
    window.shown = Promise.allSettled([window.shown, widget.ready])
    return () => widget.unmount()
  },
  visit(container, { userAttributes, ...options }) {
    if (userAttributes) window.SiteBlocks.setUserAttributes(userAttributes)
    window.SiteBlocks.mount(container, { ...site, ...options })
  },
  convert: (amount) => window.SiteBlocks.trackConversion(amount),
}
