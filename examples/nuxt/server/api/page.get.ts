import { fetchEntry } from 'siteblocks/client'
import { renderToHtml } from 'siteblocks/server'

const { CONTENT_HOST = 'http://localhost:4174' } = process.env
const options = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }

/** The HTML of the page at an address; without it, the visitor's browser asks the content host. */
export default defineEventHandler(async (event) => {
  const url = String(getQuery(event).url)
  const entry = await fetchEntry({ ...options, url, timeout: 2000 }).catch(console.warn)
  if (entry === null) throw createError({ statusCode: 404, statusMessage: 'Not found' })
  const html = entry ? renderToHtml(entry, { ...options, url }).html : undefined
  return { ...options, html }
})
