// Last script of a site's page: mounts the entrant named in the address.
;(() => {
  const parameters = new URLSearchParams(location.search)
  const app = document.querySelector('#app')
  const data = parameters.has('data') ? JSON.parse(parameters.get('data')) : undefined
  window.entrant.mount(app, { model: parameters.get('model'), data })
})()
