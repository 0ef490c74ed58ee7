// All that the preview adds to a page is this folder, served as one script before everything else
// on the page: it plays the visitor and the network, and reports to the playground what happens.
;(() => {
  const { origin } = location
  const isFramed = parent !== window
  const { played, ownCode } = JSON.parse(document.currentScript.dataset.page)

  /** Status of this page, a `PreviewStatus` of the playground. */
  let status = { phase: 'loading' }

  const page = {
    /** What the preview plays, as in `playground/app/preview/previewedPage.ts`. */
    played,
    /** Where the code of the author's own blocks stands in the page. */
    ownCode,
    /** Whether the playground has changed the content, which moves the page. */
    isEdited: false,
    /** The widget of a page that calls `mount()`. */
    mounted: undefined,
    get status() {
      return status
    },
    get content() {
      return document.querySelector('site-blocks, #siteblocks')
    },
    get widget() {
      return page.content?.widget ?? page.mounted
    },
    update(options) {
      page.isEdited = true
      const isElement = page.content?.localName === 'site-blocks'
      // The element would copy a draft of thousands of blocks before it hands it on.
      if (isElement && !('content' in options)) Object.assign(page.content, options)
      else page.widget?.update(options)
    },
    send(message) {
      if (isFramed) parent.postMessage({ source: 'siteblocks-preview', ...message }, origin)
    },
    tell(change) {
      status = { ...status, ...change }
      page.send({ status })
    },
  }
  window.siteblocksPreview = page
  // The visual editor changes the content by messages.
  addEventListener('message', () => {
    page.isEdited = true
  })
})()
