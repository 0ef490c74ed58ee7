import { describe, expect, it } from 'vitest'
import { policyHeader } from './policyHeader'

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
})
