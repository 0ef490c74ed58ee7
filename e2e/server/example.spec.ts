import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { expectHydrated } from '../support/served/servedHost'

/** Starts the guide's server inside the project, where the package resolves by name. */
async function startServer(
  folder: (name: string) => string,
  contentHost: string,
): Promise<{ url: string; process: ChildProcess }> {
  const file = folder('server.mjs')
  await copyFile(new URL('../../examples/node/server.mjs', import.meta.url), file)
  const server = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0', CONTENT_HOST: contentHost },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(server.stdout, 'data')
  return { url: String(line).trim(), process: server }
}

test('the guide’s server serves a page that works without scripts and hydrates with them', async ({
  host,
  page,
  browser,
}, testInfo) => {
  const server = await startServer((name) => testInfo.outputPath(name), host.contentHost)
  try {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(server.url)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await plain.close()

    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHydrated(page)
  } finally {
    server.process.kill()
  }
})

test('the guide’s server survives an outage of the content host', async ({ page }, testInfo) => {
  const nowhere = 'http://127.0.0.1:1'
  const server = await startServer((name) => testInfo.outputPath(name), nowhere)
  try {
    for (const path of ['/', '/about']) {
      expect((await page.goto(server.url + path))?.status()).toBe(200)
      await expect(page.getByText('The page is loading.')).toBeVisible()
    }
    expect(server.process.exitCode).toBeNull()
  } finally {
    server.process.kill()
  }
})
