// Replaces the body by that of the next page, and shows a clone of the old one meanwhile.
function next() {
  const body = new DOMParser().parseFromString(`<main>${offer('new')}</main>`, 'text/html').body
  document.body.replaceWith(document.body.cloneNode(true))
  requestAnimationFrame(() => {
    document.body.replaceWith(document.adoptNode(body))
    history.pushState(null, '', '?next')
    document.dispatchEvent(new Event('turbo:load'))
  })
}
