import { anyEntry, anyValue, copy } from '../mutate.js'
import { limited, nextFrame, shapeOf, touchAll } from '../touch.js'
import { stage } from '../watch.js'
import { TEXTS } from '../words.js'

const COOKIES =
  'builder.userAttributes builderSessionId builder.tests.made builder.tests.__proto__ builder.tests. builderNoTrack builderAllowPersonalization builder.tests.%'
const EVENTS_KEY = `siteblocks.events/${encodeURIComponent('https://cdn.builder.io')}/fuzz/`

const anyText = (random, corpus) =>
  random.pick([
    random.pick(TEXTS),
    random.pick(['', 'bold', 'made', '{}', '{"__proto__":{"a":1}}', '%7B%22a%22']),
    JSON.stringify(anyValue(random, corpus)) ?? '',
  ])

function anyEvents(random, corpus) {
  const events = random.many(0, 3, () => ({
    event: random.chance(0.5)
      ? { type: 'click', data: anyValue(random, corpus), id: 'a' }
      : anyValue(random, corpus),
    recordedAt: random.pick([Date.now(), 0, 1e300, -1, null, 'now']),
  }))
  return random.chance(0.3) ? anyText(random, corpus) : JSON.stringify(events)
}

/** Cookies and storage of ours and of the site, as any earlier script may have left them. */
export const storage = {
  make: (random, corpus) => ({
    cookies: random.many(0, 5, () => [random.pick(COOKIES.split(' ')), anyText(random, corpus)]),
    stored: random.many(0, 3, () => [
      random.pick([
        'builderVisitorId',
        `${EVENTS_KEY}${random.pick('abc')}`,
        'siteblocks.events/',
        'siteblocks.events/%/%/%',
      ]),
      random.chance(0.6) ? anyEvents(random, corpus) : anyText(random, corpus),
    ]),
    entry: anyEntry(random, corpus),
    variations: random.chance(0.7)
      ? { bold: { id: 'bold', name: 'Bold', testRatio: 0.5, data: { blocks: [] } } }
      : anyValue(random, corpus),
    set: random.chance(0.5) ? anyValue(random, corpus) : { plan: 'pro' },
  }),

  async run({ cookies, stored, entry, variations, set }, watch) {
    for (const [name, value] of cookies ?? []) {
      // A lone surrogate in one cookie makes Chromium hide all cookies of the page.
      const whole = value.replace(/[\ud800-\udfff]/g, '')
      // biome-ignore lint/suspicious/noDocumentCookie: other code on the page writes cookies this way.
      document.cookie = `${name}=${whole}; path=/`
    }
    for (const [name, value] of stored ?? []) {
      if (typeof name === 'string') localStorage.setItem(name, value)
    }
    window.answer = () => ({ status: 200, body: '{"results":[]}' })
    window.onPost = (address, body) => {
      if (!address.includes('/api/v1/track')) return
      try {
        if (!Array.isArray(JSON.parse(body).events)) watch.report('sent no list of events')
      } catch {
        watch.report(`sent events that are no JSON: ${String(body).slice(0, 80)}`)
      }
    }
    const container = document.createElement('div')
    stage().append(container)
    const content = copy({ id: 'made', ...entry, variations })
    const options = { apiKey: 'fuzz', model: 'page', canTrack: true }
    const widget = window.SiteBlocks.mount(container, { ...options, content })
    const ready = await limited(widget.ready)
    await touchAll(container)
    window.SiteBlocks.setUserAttributes(set)
    window.SiteBlocks.track('made', set)
    window.SiteBlocks.trackConversion(5, 'made')
    await nextFrame()
    const { visitorId, sessionId } = widget.client
    if (typeof visitorId !== 'string' || !/^[!-~]{1,128}$/.test(visitorId)) {
      watch.report(`the visitor is ${visitorId}`)
    }
    if (!/^[!-~]{1,128}$/.test(sessionId)) watch.report(`the session is ${sessionId}`)
    const shape = shapeOf(container)
    window.SiteBlocks.setConsent(false)
    const left = document.cookie
      .split('; ')
      .filter((cookie) => /^builder(?:\.tests|\.userA|Sess)/.test(cookie))
    if (left.length > 0) watch.report(`without consent there is still ${left[0].slice(0, 40)}`)
    window.SiteBlocks.setConsent(true)
    widget.unmount()
    container.remove()
    clean()
    return `${ready === 'late' ? ready : ready && 'drawn'} ${ready?.testVariationId ?? ''} ${shape}`
  },
}

/** Removes everything except the site's own data. */
function clean() {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith('site-')) localStorage.removeItem(name)
  }
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]
    // biome-ignore lint/suspicious/noDocumentCookie: other code on the page writes cookies this way.
    if (!name.startsWith('site-')) document.cookie = `${name}=; path=/; max-age=0`
  }
}
