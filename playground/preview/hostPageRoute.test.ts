import { describe, expect, it } from 'vitest'
import { policyHeader } from './hostPageRoute'

const HOST = 'http://localhost:4174'

describe('policyHeader', () => {
  it.each([undefined, '', 'off', 'lax'])('sends none for %j', (policy) => {
    expect(policyHeader(policy, HOST)).toBeUndefined()
  })

  it.each(['self', 'trusted-types'])(
    'lets %s load from the site and the content host',
    (policy) => {
      const header = policyHeader(policy, HOST) ?? ''
      expect(header).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(header).toContain(`connect-src 'self' ${HOST}`)
      expect(header).not.toContain('unsafe')
      expect(header.includes("require-trusted-types-for 'script'")).toBe(policy === 'trusted-types')
    },
  )

  it('lets the page load from the host that was chosen, by its origin alone', () => {
    const header = policyHeader('self', HOST, 'https://cdn.example.com/api?a=1') ?? ''
    expect(header).toContain("connect-src 'self' https://cdn.example.com;")
  })

  it.each(['x; script-src *', 'javascript:alert(1)', 'data:,a', ''])(
    'falls back to its own host for %j',
    (host) => {
      expect(policyHeader('self', HOST, host)).toBe(policyHeader('self', HOST))
    },
  )
})
