import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentHost } from '../../playground/server/startContentHost'
import { expect, startPlaygroundOver, test } from '../support/workbench/playground'

test('unsaved changes survive a restart of the content host', async ({ playground, host }) => {
  test.slow()
  const { page, preview, tool } = playground
  const dataFolder = mkdtempSync(join(tmpdir(), 'siteblocks-outage-'))
  const start = (port: number) =>
    startContentHost({ port, hostname: 'localhost', admin: true, dataFolder })
  let contentHost = await start(0)
  const { url, port } = contentHost
  const server = await startPlaygroundOver(url)
  const changes = tool.getByRole('region', { name: 'Changes' })
  const entries = tool.getByRole('link')
  const text = tool.getByRole('textbox', { name: 'Text' })
  try {
    await page.goto(
      `${server.url}/?entry=7e1db364d90c34e9671fc650d3cb26bc&view=blocks&block=builder-announcement-link`,
    )
    await text.fill('Order one')
    await expect(changes).toContainText('Unsaved changes')

    await contentHost.close()
    await changes.getByRole('button', { name: 'Save' }).click()
    await expect(changes.getByRole('alert')).toContainText('Your changes are still here')
    await tool.getByRole('button', { name: 'Entries' }).click()
    await tool.getByRole('button', { name: 'Reload the list' }).click()
    await expect(tool.getByRole('alert').first()).toBeVisible()
    expect(await entries.count()).toBeGreaterThan(10)
    await playground.openStep('Watch')
    await expect(tool.getByRole('alert')).toContainText('does not answer')
    await playground.openStep('Content')

    contentHost = await start(port)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(preview.getByRole('complementary', { name: 'Announcement' })).toBeVisible()
    await tool.getByRole('button', { name: 'Reload the list' }).click()
    await changes.getByRole('button', { name: 'Save' }).click()
    await expect(changes.getByText('Unsaved changes')).toHaveCount(0)
    await expect(tool.getByRole('alert')).toHaveCount(0)
    await playground.openStep('Watch')
    await expect(tool.getByRole('alert')).toHaveCount(0)
    const saved = await fetch(
      `${url}/admin/entries/announcement-bar/7e1db364d90c34e9671fc650d3cb26bc`,
    )
    expect(await saved.text()).toContain('Order one')
    await host.expectProblem('ERR_CONNECTION_REFUSED')
  } finally {
    await page.goto('about:blank')
    await server.close()
    await contentHost.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
