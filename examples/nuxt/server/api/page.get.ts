import { fetchEntry } from 'siteblocks/client'
import { renderToHtml } from 'siteblocks/server'

const { CONTENT_HOST = 'http://localhost:4174' } = process.env
// Browsers get these, and anybody can read them there.
const PUBLIC = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }
// These stay on the server: add an authToken or headers here.
const REQUEST = { ...PUBLIC, timeout: 2000 }

/** The HTML of the page at an address; without it, the visitor's browser asks the content host. */
export default defineEventHandler(async (event) => {
  const url = String(getQuery(event).url)
  const entry = await fetchEntry({ ...REQUEST, url }).catch(console.warn)
  if (entry === null) throw createError({ statusCode: 404, statusMessage: 'Not found' })
  const html = entry ? renderToHtml(entry, { ...PUBLIC, url }).html : undefined
  return { ...PUBLIC, html }
})
