import { expect, test } from '../fixtures'
import { text } from '../support/content/contentBlocks'
import { holdRequests } from '../support/site/holdRequests'

test('the loader stub requests content before the script, as a file under a strict policy', async ({
  host,
  page,
  content,
}) => {
  await content.save('story', { id: 'story-1', data: { blocks: [text('story', 'A story')] } })
  const heard: string[] = []
  page.on('request', (request) => heard.push(`? ${new URL(request.url()).pathname}`))
  page.on('requestfinished', (request) => heard.push(`! ${new URL(request.url()).pathname}`))
  const isContent = (request: { url(): string }) => request.url().includes('/api/v3/content/')
  const answered = page.waitForEvent('requestfinished', isContent)
  void answered.then(await holdRequests(page, '**/embed.js*'))
  await host.open('/loader-file')
  await expect(page.getByText('A story')).toBeVisible()
  await expect(page.getByText('Placeholder of the site')).toBeHidden()
  const asked = heard.filter((line) => line.startsWith('? /api/v3/content/'))
  expect(asked).toHaveLength(1)
  expect(heard.indexOf('! /api/v3/content/story')).toBeLessThan(heard.indexOf('! /embed.js'))
  const script = page.locator('script[src="/embed.js"]')
  expect(await script.getAttribute('integrity')).toMatch(/^sha384-/)
})
