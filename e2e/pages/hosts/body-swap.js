// Follows links like Turbo: fetches the page and swaps the body.
addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (!link || link.getRootNode() !== document) return
  event.preventDefault()
  const html = await (await fetch(link.href)).text()
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  document.documentElement.replaceChild(document.adoptNode(body), document.body)
  history.pushState(null, '', link.href)
  document.dispatchEvent(new Event('turbo:load'))
})
