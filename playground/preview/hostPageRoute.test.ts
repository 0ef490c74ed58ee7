import { describe, expect, it } from 'vitest'
import { assemblePage, hostPageRoute, pagePolicy } from './hostPageRoute'

const HOST = 'http://localhost:4174'
const POLICED = { html: '', scripts: ['http://localhost:4173'], host: HOST }

describe('pagePolicy', () => {
  it.each([false, true])(
    'lets the page load from the site and the content host',
    (trustedTypes) => {
      const header = pagePolicy({ ...POLICED, trustedTypes })
      expect(header).toMatch(
        /^default-src 'none'; script-src 'self' http:\/\/localhost:4173; style-src 'self';/,
      )
      expect(header).toContain(`connect-src 'self' ${HOST};`)
      expect(header).not.toContain('unsafe')
      expect(header.includes("require-trusted-types-for 'script'")).toBe(trustedTypes)
    },
  )

  it('allows what stands in the code by its hash', () => {
    const header = pagePolicy({ ...POLICED, html: '<style>a{}</style><script>b()</script>' })
    expect(header).toMatch(/script-src [^;]* 'sha256-[\w+/]+='; style-src 'self' 'sha256-[\w+/]+='/)
  })

  it.each([
    ['https://cdn.example.com/api?a=1', 'https://cdn.example.com'],
    ['x; script-src *', "'self'"],
    ['javascript:alert(1)', "'self'"],
  ])('names of the content host %s: %s', (host, expected) => {
    expect(pagePolicy({ ...POLICED, host })).toContain(`connect-src 'self' ${expected};`)
  })
})

describe('assemblePage', () => {
  const page = (body: string) =>
    assemblePage('<head>\n</head>\n<!-- the content -->', {
      head: '',
      body,
      played: { address: '/' },
    })

  it('says where the code of the site’s own blocks stands', () => {
    const code = '<script>\nq.push(function ownBlocks(SiteBlocks) {\na()\nb()\n})\n</script>'
    const [, data] = /data-page="([^"]*)"/.exec(page(code)) ?? []
    const { ownCode } = JSON.parse(data?.replaceAll('&quot;', '"') ?? '')
    expect(page(code).split('\n')[ownCode.line - 1]).toBe('a()')
  })

  it('treats nothing in the code as a pattern', () => {
    expect(page("$& $' $1")).toContain("$& $' $1")
  })
})

it.each([undefined, 'null', 'http://evil.test'])('refuses a page from %s', async (origin) => {
  const route = hostPageRoute({
    contentHost: HOST,
    pagesFolder: 'playground/pages',
    distFolder: '',
  })
  const body = new URLSearchParams({ page: JSON.stringify({ head: '', body: '', played: {} }) })
  const headers: Record<string, string> = origin === undefined ? {} : { Origin: origin }
  const answer = await route.request('http://localhost/plain.html', {
    method: 'POST',
    body,
    headers,
  })
  expect(answer.status).toBe(403)
})
