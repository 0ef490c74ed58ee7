import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request as httpRequest, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from '../http/errors'
import { listenOnFreePort } from '../listenOnFreePort'
import { imagesRoute } from './imagesRoute'

let folder = ''
let port = 0
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  await mkdir(join(folder, 'images', 'beans'), { recursive: true })
  await writeFile(join(folder, 'secret.png'), 'top secret')
  await writeFile(join(folder, 'images', 'notes.txt'), 'notes')
  await writeFile(join(folder, 'images', 'a b.png'), 'png')
  await writeFile(join(folder, 'images', 'logo.SVG'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'images', 'beans', 'dark.jpeg'), 'jpeg')
  await symlink(join(folder, 'secret.png'), join(folder, 'images', 'link.png'))
  await mkdir(join(folder, 'images', 'folder.png'))

  const app = new Hono().get('/images/*', imagesRoute(join(folder, 'images')))
  app.onError(answerError(() => {}))
  server = createAdaptorServer({ fetch: app.fetch }) as Server
  port = await listenOnFreePort(server, 0, '127.0.0.1')
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

/** Requests a raw path: fetch would resolve the dots. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      httpRequest({ port, path, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('imagesRoute', () => {
  it.each([
    { path: '/images/a%20b.png', type: 'image/png', text: 'png' },
    { path: '/images/beans/dark.jpeg?width=100', type: 'image/jpeg', text: 'jpeg' },
    { path: '/images/logo.SVG', type: 'image/svg+xml', text: '<svg' },
    { path: '/images/beans/../a%20b.png', type: 'image/png', text: 'png' },
  ])('serves $path as $type to any site', async ({ path, type, text }) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(text)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=2592000',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  it('answers 304 to who has it', async () => {
    const { headers } = await get('/images/a%20b.png')
    const again = await get('/images/a%20b.png', { 'If-None-Match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it.each([
    '/images/none.png',
    '/images/',
    '/images/notes.txt',
    '/images/folder.png',
    '/images/link.png',
    '/images/../secret.png',
    '/images/%2e%2e/secret.png',
    '/images/..%2fsecret.png',
    '/images/%2e%2e%2fsecret.png',
    '/images/beans/..%2f..%2fsecret.png',
    '/images/..%5csecret.png',
    '/images//etc/passwd.png',
    '/images/a.png%00',
    '/images/%00.png',
    '/images/%E0.png',
  ])('has nothing at %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('top secret')
  })
})
