const site = { apiKey: 'beside', model: 'page', host: window.location.origin }

// In an editor's frame, the module build starts once its part for editors has loaded.
window.SiteBlocks ||= { q: [] }
window.SiteBlocks.q.push((SiteBlocks) => {
  window.client = {
    show(container, content) {
      const widget = SiteBlocks.mount(container, {
        ...site,
        ...(content && { content }),
        canTrack: false,
      })
      window.shown = Promise.allSettled([window.shown, widget.ready])
      return () => widget.unmount()
    },
    visit(container, { userAttributes, ...options }) {
      if (userAttributes) SiteBlocks.setUserAttributes(userAttributes)
      SiteBlocks.mount(container, { ...site, ...options })
    },
    convert: (amount) => SiteBlocks.trackConversion(amount),
  }
})
