import { expect, it } from 'vitest'
import { createFakePage } from '../testing/fakePage'
import { createCookieJar } from './cookieJar'
import { createStorage } from './safeStorage'
import { forgetVisitor } from './storedNames'

it('removes what any client and page has stored of the visitor, and nothing of the site’s', () => {
  const page = createFakePage({
    cookies: {
      builderSessionId: 's',
      'builder.userAttributes': '{"plan":"pro"}',
      'builder.tests': 'cid%3Dv1',
      'builder.tests.cid': 'v1',
      'builder.tests.other': 'v2',
      'builder.testsx': 'own',
      'x.builder.tests.cid': 'own',
    },
    stored: {
      builderVisitorId: 'v',
      'siteblocks.events/https%3A%2F%2Fcdn.test/k/tab': '[]',
      'siteblocks.events/https%3A%2F%2Fcdn.test/other/tab': '[]',
      'siteblocks.answer/https://cdn.test/api/v3/content/page': '1 {}',
      'siteblocks.playground': 'own',
      cart: 'own',
    },
  })
  forgetVisitor(createCookieJar(page.environment), createStorage(page.environment))
  expect([...page.cookies.keys()]).toEqual(['builder.testsx', 'x.builder.tests.cid'])
  expect([...page.stored.keys()]).toEqual(['siteblocks.playground', 'cart'])
})
