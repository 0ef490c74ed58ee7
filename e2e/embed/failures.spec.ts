import { expect, test } from '../fixtures'

test('when content cannot be fetched, the placeholder stays, and one error names the cause', async ({
  host,
  page,
  content,
}) => {
  await content.fault({ path: '/api/v3/content', kind: 'drop', times: 10 })
  await host.open('/api')
  const learned = await page.evaluate(async (contentHost) => {
    const errors: string[] = []
    document.addEventListener('siteblocks:error', (event) => {
      errors.push((event as CustomEvent<{ message: string }>).detail.message)
    })
    const options = { apiKey: 'roastery-demo', model: 'page', url: '/', host: contentHost }
    return [await window.SiteBlocks.mount('#app', options).ready, ...errors]
  }, host.contentHost)
  expect(learned).toEqual([null, expect.stringMatching(/reach|connection|network/i)])
  await expect(page.getByText('Placeholder of the site')).toBeVisible()
  const problems = host.takeProblems()
  expect(problems.filter((text) => text.startsWith('uncaught'))).toEqual([])
  expect(problems.filter((text) => text.includes('SiteBlocks: '))).toHaveLength(1)
})
