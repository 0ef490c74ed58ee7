import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'

test('the server of the guide serves a page that is there without scripts, and comes alive with them', async ({
  host,
  page,
  browser,
}, testInfo) => {
  // It imports the package by name, which is known below the project, but not below `docs`, a package of its own.
  const file = testInfo.outputPath('server.mjs')
  await copyFile(new URL('../../docs/examples/server.mjs', import.meta.url), file)
  const server = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0', CONTENT_HOST: host.contentHost },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const url = String(line).trim()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(url)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await plain.close()

    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.locator('site-blocks').evaluate((e) => e.shadowRoot?.childNodes.length))
      .toBe(1)
  } finally {
    server.kill()
  }
})
