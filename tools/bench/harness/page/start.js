// First script of a site's page: observes the effects of the entrant on the page.
;(() => {
  const open = new Map()
  const seen = { violations: 0, layoutShift: 0 }
  document.addEventListener('securitypolicyviolation', () => {
    seen.violations++
  })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })

  const keyOf = (type, listener, options) =>
    `${type} ${idOf(listener)} ${Boolean(typeof options === 'object' ? options?.capture : options)}`
  const ids = new WeakMap()
  function idOf(listener) {
    if (!listener) return 0
    if (!ids.has(listener)) ids.set(listener, Math.random())
    return ids.get(listener)
  }
  /** Ignores listeners of the tool that drives the browser. */
  const isEntrants = () => /script\/(?!start)[\w.-]+\.js/.test(new Error().stack)
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const name = target === window ? 'window' : 'document'
    target.addEventListener = (type, listener, options) => {
      if (isEntrants()) open.set(`${name} ${keyOf(type, listener, options)}`, type)
      addEventListener.call(target, type, listener, options)
    }
    target.removeEventListener = (type, listener, options) => {
      open.delete(`${name} ${keyOf(type, listener, options)}`)
      removeEventListener.call(target, type, listener, options)
    }
  }

  // After the lines above, which add names of their own.
  const globals = Object.getOwnPropertyNames(window)
  window.seen = () => ({
    violations: seen.violations,
    layoutShift: seen.layoutShift,
    globals: Object.getOwnPropertyNames(window).filter(
      (name) => !globals.includes(name) && !/^(?:seen|entrant$|__playwright)/.test(name),
    ),
    listeners: [...open.values()],
    styles:
      document.querySelectorAll('style, link[rel=stylesheet]').length +
      document.adoptedStyleSheets.length,
  })
})()
