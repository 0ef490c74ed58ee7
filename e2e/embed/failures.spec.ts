import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'

/** Mounts on the page and returns what the page learned. */
async function mount(
  host: HostPage,
  options: object = {},
): Promise<{ ready: unknown; errors: string[] }> {
  await host.open('/api')
  return host.page.evaluate(
    async ({ contentHost, changed }) => {
      const errors: string[] = []
      document.addEventListener('siteblocks:error', (event) => {
        errors.push((event as CustomEvent<{ message: string }>).detail.message)
      })
      const widget = window.SiteBlocks.mount('#app', {
        apiKey: 'roastery-demo',
        model: 'page',
        url: '/',
        host: contentHost,
        ...changed,
      })
      const entry = await widget.ready
      return { ready: entry?.id ?? null, errors }
    },
    { contentHost: host.contentHost, changed: options },
  )
}

test.describe('when content cannot be fetched', () => {
  const cases: readonly {
    name: string
    options?: object
    fault?: { kind: string; times: number }
  }[] = [
    { name: 'the connection breaks', fault: { kind: 'drop', times: 10 } },
    { name: 'the host is down', options: { host: 'http://localhost:9' } },
  ]

  for (const { name, options, fault } of cases) {
    test(`${name}: the placeholder stays, and one error names the cause`, async ({
      host,
      page,
      content,
    }) => {
      if (fault) await content.fault({ path: '/api/v3/content', ...fault })
      const { ready, errors } = await mount(host, options)
      expect(ready).toBeNull()
      expect(errors).toHaveLength(1)
      expect(errors[0]).toMatch(/reach|connection|network/i)
      await expect(page.getByText('Placeholder of the site')).toBeVisible()
      const problems = host.takeProblems()
      expect(problems.filter((text) => text.startsWith('uncaught'))).toEqual([])
      expect(problems.filter((text) => text.includes('SiteBlocks: '))).toHaveLength(1)
    })
  }

  test('a connection that breaks once is tried again', async ({ host, page, content }) => {
    await content.fault({ path: '/api/v3/content', kind: 'drop' })
    const { ready, errors } = await mount(host)
    expect([ready, errors]).toEqual([expect.any(String), []])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    host.takeProblems()
  })
})
