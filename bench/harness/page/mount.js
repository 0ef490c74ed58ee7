// Last of all scripts on a page that a site made: mounts the entrant as the address says.
;(() => {
  const parameters = new URLSearchParams(location.search)
  const app = document.querySelector('#app')
  const data = parameters.has('data') ? JSON.parse(parameters.get('data')) : undefined
  window.entrant.mount(app, { model: parameters.get('model'), data })
})()
