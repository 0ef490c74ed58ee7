// Inserts content into a copy of the author's own page, after the element that the playground names
// or the author clicks.
;(() => {
  const OUTLINE = '2px solid #0a7d4f'
  let element
  let marked

  const send = (message) => parent.postMessage({ source: 'siteblocks-own-page', ...message }, '*')

  /**
   * Builds a selector for an element, starting at the nearest ancestor with an id or at the body.
   */
  function selectorOf(target) {
    const steps = []
    for (let node = target; node && node !== document.body; node = node.parentElement) {
      const byId = node.id && `#${CSS.escape(node.id)}`
      if (byId && document.querySelectorAll(byId).length === 1) {
        steps.unshift(byId)
        break
      }
      const alike = [...(node.parentElement?.children ?? [])].filter(
        ({ localName }) => localName === node.localName,
      )
      const nth = alike.length > 1 ? `:nth-of-type(${alike.indexOf(node) + 1})` : ''
      steps.unshift(node.localName + nth)
    }
    return steps.join(' > ')
  }

  function find(place) {
    try {
      return place ? document.querySelector(place) : null
    } catch {
      return null
    }
  }

  function show({ place, options }) {
    const target = find(place)
    if (!target || target === document.body) {
      element?.remove()
      element = undefined
      send({ type: 'shown', isFound: !place })
      return
    }
    // Creates a new element for new options, since the widget cannot change all of them.
    element?.remove()
    element = Object.assign(document.createElement('site-blocks'), options)
    target.after(element)
    element.scrollIntoView({ block: 'center' })
    send({ type: 'shown', isFound: true })
  }

  function mark(target) {
    if (marked) marked.style.outline = ''
    marked = target
    if (marked) marked.style.outline = OUTLINE
  }

  const isOurs = (target) => element?.contains(target)

  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.source === 'siteblocks-playground') show(data)
  })
  addEventListener('mouseover', ({ target }) => {
    mark(isOurs(target) || target === document.body ? undefined : target)
  })
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
      if (isOurs(event.target) || event.target === document.body) return
      mark(undefined)
      send({ type: 'place', place: selectorOf(event.target) })
    },
    true,
  )
  document.addEventListener('DOMContentLoaded', () => send({ type: 'ready' }))
  if (document.readyState !== 'loading') send({ type: 'ready' })
})()
