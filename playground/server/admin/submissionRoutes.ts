import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { readListing } from '../http/parameters'
import type { Stores } from '../stores/createStores'
import type { Download } from '../stores/submissionStore'

/** Lists submissions and serves their bodies and files byte for byte. */
export function submissionRoutes({ submissions }: Stores): Hono {
  return new Hono()
    .get('/submissions', async (context) => {
      const form = context.req.query('form')
      const listed = await submissions.list({ form, ...readListing(context) })
      return context.json({ submissions: listed })
    })
    .get('/submissions/:id/body', async (context) =>
      answerDownload(context, await submissions.body(context.req.param('id'))),
    )
    .get('/files/:id', async (context) =>
      answerDownload(context, await submissions.file(context.req.param('id'))),
    )
}

/** Sends an attachment: visitors' files must never render as a page of this origin. */
function answerDownload(context: Context, download: Download | null): Response {
  if (download === null) {
    throw new HTTPException(404, {
      message: 'There is no such file. List submissions at /admin/submissions.',
    })
  }
  const name = encodeURIComponent(download.name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return context.body(download.content, 200, {
    'Content-Type': /^[\w!#$&^.+-]+\/[^\s\0]+/.test(download.type)
      ? download.type
      : 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
  })
}
