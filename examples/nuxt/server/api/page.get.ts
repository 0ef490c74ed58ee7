import { renderToHtml } from 'siteblocks/server'

const { CONTENT_HOST = 'http://localhost:4174' } = process.env
const options = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }

/** The HTML of the page at an address. Node renders it, for the browser's routes as well. */
export default defineEventHandler(async (event) => {
  const url = String(getQuery(event).url)
  const query = new URLSearchParams({ apiKey: options.apiKey, url, includeRefs: 'true' })
  const answer = await fetch(`${CONTENT_HOST}/api/v3/content/page?${query}`)
  const [entry] = (await answer.json()).results
  if (!entry) throw createError({ statusCode: 404, statusMessage: 'Not found' })
  return { html: renderToHtml(entry, { ...options, url }).html }
})
