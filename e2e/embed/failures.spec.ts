import { expect, test } from '../fixtures'
import { block, box } from '../support/contentBlocks'
import type { HostPage } from '../support/HostPage'

/** Mounts on the page and returns what the page learned. */
async function mount(
  host: HostPage,
  options: Record<string, unknown> = {},
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
    options?: Record<string, unknown>
    fault?: { kind: string; [option: string]: unknown }
    says: RegExp
  }[] = [
    { name: 'the key is wrong', options: { apiKey: 'nobody' }, says: /401.*key|key.*401/is },
    { name: 'the model is unknown', options: { model: 'nothing' }, says: /404|nothing/ },
    { name: 'the host fails', fault: { kind: 'status', status: 500, times: 2 }, says: /500/ },
    { name: 'the host answers HTML', fault: { kind: 'html', status: 200 }, says: /HTML/i },
    { name: 'the answer is not JSON', fault: { kind: 'invalid-json' }, says: /JSON/ },
    {
      name: 'the connection breaks',
      fault: { kind: 'drop', times: 10 },
      says: /reach|connection|network/i,
    },
    {
      name: 'the host is down',
      options: { host: 'http://localhost:9' },
      says: /reach|connection|network/i,
    },
  ]

  for (const { name, options, fault, says } of cases) {
    test(`${name}: the placeholder stays, and one error names the cause`, async ({
      host,
      page,
      content,
    }) => {
      if (fault) await content.fault({ path: '/api/v3/content', ...fault })
      const { ready, errors } = await mount(host, options)
      expect(ready).toBeNull()
      expect(errors).toHaveLength(1)
      expect(errors[0]).toMatch(says)
      await expect(page.getByText('Placeholder of the site')).toBeVisible()
      const problems = host.takeProblems()
      expect(problems.filter((text) => text.startsWith('uncaught'))).toEqual([])
      expect(problems.filter((text) => text.includes('SiteBlocks: '))).toHaveLength(1)
    })
  }

  test('without an entry, the placeholder stays and the console is silent', async ({
    host,
    page,
  }) => {
    const { ready, errors } = await mount(host, { url: '/no-such-page' })
    expect(ready).toBeNull()
    expect(errors).toEqual([])
    await expect(page.getByText('Placeholder of the site')).toBeVisible()
  })

  test('a broken block is left out, and the others show', async ({ host, page, content }) => {
    await content.save('broken', {
      id: 'broken-entry',
      name: 'Broken',
      published: 'published',
      data: {
        blocks: [
          block('one', 'Text', { text: 'First text' }),
          { id: 'no-type' },
          'not a block',
          block('two', 'Columns', { columns: 'not a list' }),
          block('three', 'Nobody registered this', {}),
          box('four', { responsiveStyles: { large: 5 }, children: {} }),
          block('five', 'Text', { text: 'Last text' }),
        ],
      },
    })
    const { ready } = await mount(host, { model: 'broken', url: '/' })
    expect(ready).toBe('broken-entry')
    await expect(page.getByText('First text')).toBeVisible()
    await expect(page.getByText('Last text')).toBeVisible()
    const problems = host.takeProblems()
    expect(problems.join('\n')).toContain('Missing registration for Nobody registered this')
    expect(problems.filter((text) => !text.includes('SiteBlocks: '))).toEqual([])
  })
})

test.describe('invalid use by the page', () => {
  test('a missing or unsuitable container and an invalid option throw errors', async ({
    host,
    page,
  }) => {
    await host.open('/api')
    const thrown = await page.evaluate(() => {
      const messages: string[] = []
      const attempt = (run: () => unknown): void => {
        try {
          run()
        } catch (error) {
          messages.push((error as Error).message)
        }
      }
      const options = { apiKey: 'k', model: 'page' }
      attempt(() => window.SiteBlocks.mount('#nothing', options))
      attempt(() => window.SiteBlocks.mount('#app', { ...options, offset: 'ten' as never }))
      attempt(() => window.SiteBlocks.mount(document.createElement('img'), options))
      return messages
    })
    expect(thrown).toEqual([
      expect.stringMatching(/^SiteBlocks: container "#nothing" did not match any element/),
      expect.stringMatching(/^SiteBlocks: option "offset" must be a number, got "ten"/),
      expect.stringMatching(/^SiteBlocks: a <img> cannot hold content/),
    ])
  })

  test('an invalid attribute is reported in the console', async ({ host, page }) => {
    await host.open('/api')
    await page.evaluate((contentHost) => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<site-blocks api-key="roastery-demo" model="page" url="/" offset="many" host="${contentHost}"></site-blocks>`,
      )
    }, host.contentHost)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(host.takeProblems()).toEqual([expect.stringContaining('offset="many"')])
  })
})
