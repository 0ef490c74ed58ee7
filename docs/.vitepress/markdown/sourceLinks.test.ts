import { expect, it } from 'vitest'
import { siteAddress } from './sourceLinks'

const FORGE = 'https://forge.example/siteblocks'

it.each([
  { page: 'csp.md', href: '../src/index.ts', leads: `${FORGE}/blob/main/src/index.ts` },
  {
    page: 'frameworks/vue.md',
    href: '../../examples/vue',
    leads: `${FORGE}/blob/main/examples/vue`,
  },
  { page: 'frameworks/vue.md', href: '../embedding.md#when', leads: '../embedding.md#when' },
  { page: 'frameworks/vue.md', href: 'README.md', leads: 'index.md' },
  { page: 'csp.md', href: 'security/README.md#who', leads: 'security/index.md#who' },
  { page: 'security/README.md', href: '../README.md', leads: '../guides.md' },
  { page: 'csp.md', href: 'README.md', leads: 'guides.md' },
  { page: 'csp.md', href: '#nonces', leads: '#nonces' },
  { page: 'consent.md', href: 'examples/consent.html', leads: '/examples/consent.html' },
  {
    page: 'csp.md',
    href: 'https://example.com/../README.md',
    leads: 'https://example.com/../README.md',
  },
])('$href of $page leads to $leads', ({ page, href, leads }) => {
  expect(siteAddress(href, page, { forge: FORGE, playground: '/' })).toBe(leads)
})

it.each([
  ['/', '/?panel=behaviour&find=host'],
  ['http://localhost:4173/', 'http://localhost:4173/?panel=behaviour&find=host'],
  [undefined, '../playground.md'],
])('leads to the playground at %s', (playground, address) => {
  const href = 'http://localhost:4173/?panel=behaviour&find=host'
  expect(siteAddress(href, 'api/mount.md', { forge: FORGE, playground })).toBe(address)
})

it('shows the source of an example where there is no playground', () => {
  const targets = { forge: FORGE, playground: undefined }
  expect(siteAddress('examples/consent.html', 'consent.md', targets)).toBe(
    `${FORGE}/blob/main/docs/examples/consent.html`,
  )
})
