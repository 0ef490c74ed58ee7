// Replaces the body with that of the next page, after showing a clone of the old one.
function next() {
  const body = new DOMParser().parseFromString(`<main>${offer('new')}</main>`, 'text/html').body
  document.body.replaceWith(document.body.cloneNode(true))
  requestAnimationFrame(() => {
    document.body.replaceWith(document.adoptNode(body))
    history.pushState(null, '', '?next')
    document.dispatchEvent(new Event('turbo:load'))
  })
}
