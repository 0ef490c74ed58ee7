import { readFileSync } from 'node:fs'
import type { Route } from 'playwright/test'
import { expect, test } from '../fixtures'
import { block, box, text } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountEntry } from '../support/pageObjects/mountEntry'

test.use({ scriptForm: 'modules' })

type Part = 'live' | 'sanitize'

const parts: Readonly<Record<Part, string>> = JSON.parse(
  readFileSync('dist/modules/parts.json', 'utf8'),
)
const still = { blocks: [text('still', 'Words that stay')] }
const moving = { state: { n: 'Moves' }, blocks: [text('moving', '{{state.n}}')] }
const unclean = { blocks: [text('unclean', '<u style="color:red" onclick="alert(1)">Rich</u>')] }

/**
 * Shows an entry in its own element beside existing ones. Returns the messages of its `error`
 * events.
 */
function mountBeside(host: HostPage, data: object): Promise<string[]> {
  return host.page.evaluate(async (given) => {
    const element = document.createElement('div')
    element.id = 'beside'
    element.textContent = 'Placeholder'
    document.body.append(element)
    const content = { id: 'entry-2', data: given }
    const settings = { apiKey: 'roastery-demo', model: 'page', canTrack: false, content }
    const widget = window.SiteBlocks.mount(element, settings as never)
    const messages: string[] = []
    widget.on('error', ({ message }) => void messages.push(message))
    await widget.ready
    return messages
  }, data)
}

test('shows static content without React, which hydrates it when it changes', async ({
  host,
  page,
}) => {
  await mountEntry(host, {
    data: {
      blocks: [
        text('top', '<p>Top</p>', { responsiveStyles: { large: { height: '2000px' } } }),
        text('low', '<p><a href="#somewhere">Link</a></p>'),
      ],
    },
  })
  expect(await page.evaluate(() => window.SiteBlocks.ReactDOM === undefined)).toBe(true)
  const link = page.getByRole('link', { name: 'Link' })
  await link.focus()
  const before = await link.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot
    const seen = { element, changes: 0, scrollY: window.scrollY }
    Object.assign(window, { seen })
    new MutationObserver((records) => {
      seen.changes += records.length
    }).observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
    return seen.scrollY
  })
  expect(before).toBeGreaterThan(0)
  await page.evaluate(() => window.mounted?.update({ data: { more: true } }))
  await page.waitForFunction(() => window.SiteBlocks.ReactDOM !== undefined)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const after = await link.evaluate((element) => {
    const { seen } = window as unknown as { seen: { element: Element; changes: number } }
    const { activeElement } = element.getRootNode() as ShadowRoot
    return {
      isSame: seen.element === element,
      isFocused: activeElement === element,
      changes: seen.changes,
      scrollY: window.scrollY,
    }
  })
  expect(after).toEqual({ isSame: true, isFocused: true, changes: 0, scrollY: before })
})

test('loads React for own blocks that need it', async ({ host, page, site }) => {
  site.answer('/own', {
    html: `<div id="app">Placeholder</div>
      <script>
        window.SiteBlocks = { q: [] }
        SiteBlocks.q.push((SiteBlocks) =>
          SiteBlocks.loadReact().then(({ React }) => {
            class Clock extends React.Component {
              render() {
                return React.createElement('b', null, 'Clock of ', this.props.city)
              }
            }
            SiteBlocks.registerComponent(Clock, { name: 'Clock' })
            SiteBlocks.register('Counter', {
              component() {
                const [count, setCount] = React.useState(0)
                return React.createElement('button', { onClick: () => setCount(count + 1) }, 'Clicked ', count)
              },
            })
          }),
        )
      </script>
      <script type="module" src="/modules/siteblocks.js"></script>`,
  })
  const blocks = [block('clock', 'Clock', { city: 'Lima' }), block('counter', 'Counter', {})]
  await mountEntry(host, { data: { blocks }, at: '/own' })
  await expect(page.getByText('Clock of Lima')).toBeVisible()
  await page.getByRole('button', { name: 'Clicked 0' }).click()
  await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible()
})

test('has React when the site renders links', async ({ host, page, site }) => {
  const tours = text('tours', 'Tours')
  const blocks = [
    block('button', 'Core:Button', { text: 'Tours', link: '/tours' }),
    block('columns', 'Columns', { columns: [{ link: '/tours', blocks: [tours] }] }),
    box('box', { tagName: 'a', properties: { href: '/tours' }, children: [tours] }),
  ]
  // Each entry comes with its page, so nothing else has loaded React.
  for (const linked of blocks) {
    site.answer('/own-links', {
      html: `<site-blocks api-key="roastery-demo" model="page" can-track="false"></site-blocks>
        <script>
          Object.assign(document.querySelector('site-blocks'), {
            content: ${JSON.stringify({ id: 'links', data: { blocks: [linked] } })},
            renderLink: ({ children, ...link }) =>
              SiteBlocks.React.createElement('a', { ...link, 'data-router': 'own' }, children),
          })
        </script>
        <script type="module" src="/modules/siteblocks.js"></script>`,
    })
    await host.open('/own-links')
    await expect(page.getByRole('link', { name: 'Tours' })).toHaveAttribute('data-router', 'own')
  }
})

const away: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'belongs to another version': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const part = { pass: { version: "0.1.0" } }',
    }),
}

for (const [how, answer] of Object.entries(away)) {
  test(`keeps static content if a part ${how}, and shows nothing that needs it`, async ({
    host,
    page,
  }) => {
    for (const part of [parts.live, parts.sanitize]) await page.route(`**/${part}`, answer)
    await mountEntry(host, { data: still })
    for (const [data, part] of [
      [moving, 'live.js'],
      [unclean, 'sanitize.js'],
    ] as const) {
      const message = expect.stringContaining(`the part ${part} could not be loaded`)
      expect(await mountBeside(host, data)).toEqual([message])
      const problems = host.takeProblems().filter((problem) => problem.includes('SiteBlocks'))
      expect(problems).toEqual([message])
      await expect(page.getByText('Words that stay')).toBeVisible()
      await expect(page.locator('#beside').last().getByText('Placeholder')).toBeVisible()
    }
    const wish = () => window.SiteBlocks.loadReact().catch(({ message }: Error) => message)
    expect(await page.evaluate(wish)).toContain('the part live.js could not be loaded')
    host.takeProblems()
  })
}

test('requests a part again that could not be loaded once the browser is online', async ({
  host,
  page,
}) => {
  let isAway = true
  await page.route(`**/${parts.live}`, (route) =>
    isAway ? route.abort('connectionreset') : route.continue(),
  )
  await mountEntry(host, { data: still })
  expect(await mountBeside(host, moving)).toHaveLength(1)
  isAway = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('#beside').getByText('Moves')).toBeVisible()
  host.takeProblems()
})

test('preloads live.js and sanitize.js before an entry needs them', async ({ host, page }) => {
  const asked = [parts.live, parts.sanitize].map((part) => page.waitForRequest(`**/${part}`))
  await host.open('/api')
  await Promise.all(asked)
  expect(await page.evaluate(() => window.SiteBlocks.ReactDOM === undefined)).toBe(true)
})

for (const [attribute, priority] of [
  ['', 'Low'],
  [' data-live="now"', 'High'],
]) {
  test(`requests live.js with priority ${priority} under <script${attribute}>`, async ({
    host,
    page,
    site,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const asked = new Promise<string>((resolve) => {
      devtools.on('Network.requestWillBeSent', ({ request }) => {
        if (request.url.endsWith(parts.live)) resolve(request.initialPriority)
      })
    })
    site.answer('/preloading', {
      html: `<script type="module" src="/modules/siteblocks.js"${attribute}></script>`,
    })
    await host.open('/preloading')
    expect(await asked).toBe(priority)
  })
}

test('imports nothing that is not preloaded', () => {
  const code = readFileSync(`dist/modules/${parts.live}`, 'utf8')
  const imported = Array.from(code.matchAll(/\bfrom"\.\/([^"]+)"/g), ([, file]) => file)
  expect(imported.sort()).toEqual([parts.sanitize, 'siteblocks.js'].sort())
})

test('keeps static content if the policy allows only the entry module', async ({
  host,
  page,
  site,
}) => {
  const first = `${site.url}/modules/siteblocks.js`
  site.answer('/closed', {
    html: '<div id="app">Placeholder</div><script type="module" src="/modules/siteblocks.js"></script>',
    headers: { 'content-security-policy': `script-src ${first}` },
  })
  await mountEntry(host, { data: still, at: '/closed' })
  expect(await mountBeside(host, moving)).toHaveLength(1)
  await expect(page.getByText('Words that stay')).toBeVisible()
  await expect(page.locator('#beside').getByText('Placeholder')).toBeVisible()
  host.takeProblems()
})

test('loads its modules under strict-dynamic with a nonce', async ({ host, page, site }) => {
  site.answer('/strict', {
    html: '<div id="app">Placeholder</div><script type="module" nonce="n1" src="/modules/siteblocks.js"></script>',
    headers: { 'content-security-policy': "script-src 'nonce-n1' 'strict-dynamic'" },
  })
  await mountEntry(host, { data: moving, at: '/strict' })
  await expect(page.getByText('Moves')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(window).filter((name) => /siteblocks/i.test(name))),
  ).toEqual(['SiteBlocks'])
})
