import { expect, test } from '../fixtures'
import type { HostPage } from '../support/pageObjects/HostPage'
import { htmlPage } from '../support/site/htmlPage'

/** How libraries replace the element `#old` by `#new`. */
const LIBRARIES = {
  // Nodes that stay are moved, others are added and removed one by one.
  'a library that morphs': `
    main.insertAdjacentHTML('beforeend', offer('kept'))
    function next() {
      old.remove()
      main.prepend(kept)
      main.insertAdjacentHTML('beforeend', offer('new'))
      main.append(document.createTextNode('3 in the cart'))
    }`,
  // The body becomes that of the next page, after a clone of the old one.
  'a library that swaps bodies': `
    function next() {
      const html = '<main>' + offer('new') + '</main>'
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      document.body.replaceWith(document.body.cloneNode(true))
      requestAnimationFrame(() => document.body.replaceWith(document.adoptNode(body)))
    }`,
}

/** Opens a page whose button "Next" makes this script replace `#old`. */
async function openLate(host: HostPage, script: string): Promise<void> {
  const attributes = `data-api-key="roastery-demo" data-host="${host.contentHost}"`
  host.site.answer('/late', {
    html: htmlPage(`<title>A page with connect.js</title>
      <script async src="/embed.js" ${attributes}></script>
      <script async src="/connect.js" data-watch></script>
      <button type="button" onclick="next()">Next</button>
      <main id="main"></main>
      <script>
        const offer = (id) => '<div id="' + id + '" data-siteblocks data-model="announcement-bar"></div>'
        main.innerHTML = offer('old')
        ${script}
      </script>`),
  })
  await host.open('/late')
}

for (const [name, script] of Object.entries(LIBRARIES)) {
  test(`elements that ${name} adds and removes are mounted and unmounted`, async ({
    host,
    page,
  }) => {
    await openLate(host, script)
    const contentOf = (id: string) => page.locator(`${id} .builder-content`)
    await expect(contentOf('#old')).toBeVisible()
    const element = await page.locator('#old').elementHandle()
    const kept = await contentOf('#kept').elementHandles()

    await page.getByRole('button', { name: 'Next' }).click()
    await expect(contentOf('#new')).toBeVisible()
    const left = () =>
      element?.evaluate((gone) => gone.shadowRoot?.querySelectorAll('.builder-content').length)
    await expect.poll(left).toBe(0)
    for (const shown of kept) expect(await shown.evaluate((node) => node.isConnected)).toBe(true)
  })
}

test('watching for added elements looks once, however many nodes come at a time', async ({
  host,
  page,
}) => {
  await openLate(host, '')
  await expect(page.locator('#old .builder-content')).toBeVisible()
  const looks = await page.evaluate(async () => {
    const { querySelectorAll } = document
    let asked = 0
    document.querySelectorAll = (selector: string) => {
      asked++
      return querySelectorAll.call(document, selector)
    }
    for (let n = 0; n < 10_000; n++) document.body.append(document.createElement('p'))
    await new Promise((resolve) => setTimeout(resolve))
    return asked
  })
  expect(looks).toBe(1)
})

test('without data-watch, elements wait for scan()', async ({ host, page, content }) => {
  await host.open('/api')
  await page.addScriptTag({ url: '/connect.js' })
  await page.evaluate(async (contentHost) => {
    window.SiteBlocks.trust({ apiKey: 'roastery-demo', host: contentHost })
    const element = '<div data-siteblocks data-model="announcement-bar"></div>'
    await Promise.resolve()
    document.body.insertAdjacentHTML('beforeend', element)
  }, host.contentHost)
  await page.evaluate(() => fetch('/sri.json'))
  expect(await content.requests('/api/')).toEqual([])
  expect(await page.evaluate(() => window.SiteBlocks.scan().length)).toBe(1)
  await expect(page.locator('[data-siteblocks] .builder-content')).toBeVisible()
})
