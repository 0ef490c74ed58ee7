// https://shopify.dev/docs/storefronts/themes/best-practices/editor/integrate-sections-and-blocks
function next() {
  const detail = { sectionId: 'hero' }
  main.dispatchEvent(new CustomEvent('shopify:section:unload', { bubbles: true, detail }))
  const section = document.createElement('main')
  section.innerHTML = offer('new')
  main.replaceWith(section)
  section.dispatchEvent(new CustomEvent('shopify:section:load', { bubbles: true, detail }))
}
