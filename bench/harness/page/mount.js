// Last of all scripts on a page that a site made: mounts the entrant as the address says.
;(() => {
  const parameters = new URLSearchParams(location.search)
  const app = document.querySelector('#app')
  const data = parameters.has('data') ? JSON.parse(parameters.get('data')) : undefined
  if (parameters.has('height')) app.style.minHeight = parameters.get('height')
  window.entrant.mount(app, { model: parameters.get('model'), data })
})()
