import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'

/** Mounts on the page and returns what the page learned. */
async function mount(host: HostPage): Promise<{ ready: unknown; errors: string[] }> {
  await host.open('/api')
  return host.page.evaluate(async (contentHost) => {
    const errors: string[] = []
    document.addEventListener('siteblocks:error', (event) => {
      errors.push((event as CustomEvent<{ message: string }>).detail.message)
    })
    const options = { apiKey: 'roastery-demo', model: 'page', url: '/', host: contentHost }
    const entry = await window.SiteBlocks.mount('#app', options).ready
    return { ready: entry?.id ?? null, errors }
  }, host.contentHost)
}

test.describe('when content cannot be fetched', () => {
  test('the placeholder stays, and one error names the cause', async ({ host, page, content }) => {
    await content.fault({ path: '/api/v3/content', kind: 'drop', times: 10 })
    const { ready, errors } = await mount(host)
    expect(ready).toBeNull()
    expect(errors).toEqual([expect.stringMatching(/reach|connection|network/i)])
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
    const problems = host.takeProblems()
    expect(problems.filter((text) => text.startsWith('uncaught'))).toEqual([])
    expect(problems.filter((text) => text.includes('SiteBlocks: '))).toHaveLength(1)
  })

  test('a connection that breaks once is tried again', async ({ host, page, content }) => {
    await content.fault({ path: '/api/v3/content', kind: 'drop' })
    const { ready, errors } = await mount(host)
    expect([ready, errors]).toEqual([expect.any(String), []])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    host.takeProblems()
  })
})
