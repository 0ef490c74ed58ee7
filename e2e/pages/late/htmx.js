// hx-swap="outerHTML": a fragment replaces its target and settles.
function next() {
  const fragment = document.createRange().createContextualFragment(offer('new'))
  const [added] = fragment.children
  added.classList.add('htmx-added')
  old.replaceWith(fragment)
  setTimeout(() => added.classList.remove('htmx-added'), 20)
  added.dispatchEvent(new CustomEvent('htmx:load', { bubbles: true }))
}
