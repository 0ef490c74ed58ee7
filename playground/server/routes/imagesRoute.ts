import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isFresh } from '../http/answerJson'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60

/**
 * `GET /images/*` serves the images of the sample content to any site. Files outside `folder` are
 * unreachable, even through symbolic links.
 */
export function imagesRoute(folder: string) {
  return async (context: Context): Promise<Response> => {
    const path = readPath(context.req.url)
    const type = TYPES[extname(path).toLowerCase()]
    const image = type === undefined ? null : await read(folder, path)
    if (image === null || type === undefined) {
      throw new HTTPException(404, { message: `There is no image "${path}". Check its address.` })
    }

    const tag = `"${createHash('sha1').update(image).digest('base64url')}"`
    context.header('Cache-Control', `public, max-age=${THIRTY_DAYS_IN_SECONDS}`)
    context.header('ETag', tag)
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isFresh(context.req.header('If-None-Match'), tag)) return context.body(null, 304)
    context.header('Content-Type', type)
    // An SVG opened as a page could run scripts in this origin.
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    return context.body(image)
  }
}

function readPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname.slice('/images/'.length))
  } catch {
    return ''
  }
}

async function read(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, path))
    return file.startsWith(root + sep) ? new Uint8Array(await readFile(file)) : null
  } catch {
    return null
  }
}
