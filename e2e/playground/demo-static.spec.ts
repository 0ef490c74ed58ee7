import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDemo } from '../../playground/demo/writeDemo'
import { expect, test } from '../fixtures'
import { axeFindings } from '../support/axeFindings'
import { serveFolder } from '../support/serveFolder'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the static demo shows every page at any path and makes no external requests', async ({
  page,
  host: _,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'siteblocks-demo-'))
  const files = await writeDemo({ root, folder, version: '1.2.3' })
  const site = await serveFolder(folder, '/some/where/')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) {
      elsewhere.push(request.url())
    }
  })

  await page.goto(site.url)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Home(?! \()/ }).click()
  await expect(page).toHaveURL(`${site.url}home.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'School' }).first().click()
  await expect(page).toHaveURL(/\/some\/where\/school\.html/)

  for (const file of files.slice(1)) {
    await page.goto(site.url + file)
    const content = page.locator('#content')
    await expect(content.locator('.builder-block').first(), file).toBeAttached()
    const broken = await content
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy')
          .map((image) => image.src),
      )
    expect(broken, file).toEqual([])
  }
  expect(site.missing).toEqual([])
  expect(elsewhere).toEqual([])
  // An open page might still request an image.
  await page.close()
  await site.close()
  await rm(folder, { recursive: true })
})
