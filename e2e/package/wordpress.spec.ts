import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { combined, insertedAt } from '../support/site/insertedScripts'
import { wpKses } from '../support/site/wpKses'

const POST = readFileSync('examples/wordpress/post.html', 'utf8')
const THEME = readFileSync('examples/wordpress/functions.php', 'utf8')

const PLUGINS = readFileSync('examples/wordpress/plugins.php', 'utf8')

/** The scripts that WordPress writes for `plugins.php`. */
function callAndScript(contentHost: string): string {
  const values = Array.from(PLUGINS.matchAll(/'(\w+)' => '([^']+)'/g), ([, name, value]) => [
    name,
    value?.replace('https://content.example.com', contentHost),
  ])
  const [, call = ''] = /\$call = "(.+)"/.exec(PLUGINS) ?? []
  const space = JSON.stringify(Object.fromEntries(values))
  return `<script>${call.replace('$space', space)}</script><script src="/embed.js"></script>`
}

/** The theme's script tag for the host of the test. */
function scriptTag(contentHost: string): string {
  const [, says = ''] = /\$says = '(.+)'/.exec(THEME) ?? []
  return `<script ${says.replace('https://content.example.com', contentHost)} src="/embed.js"></script>`
}

const ABOUT = 'We were going to mend boats.'

test("WordPress's block filter keeps the guide’s snippet, which shows content", async ({
  host,
  page,
}) => {
  const left = await wpKses(page, POST)
  expect(left.replace(/=""/g, '')).toBe(POST)
  host.site.answer('/post', { html: `<!doctype html>${scriptTag(host.contentHost)}${left}` })
  await host.open('/post')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT)
})

test.describe('a plugin of WordPress', () => {
  test('may combine scripts, where a call names the key', async ({ host, page, site }) => {
    const [html, js] = combined(`${callAndScript(host.contentHost)}${POST}`, () =>
      readFileSync('dist/embed.js', 'utf8'),
    )
    site.answer('/post', { html: `<!doctype html>${html}` })
    site.answer('/combined.js', { html: js })
    await host.open('/post')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT)
  })

  test('may delay scripts, where a call names the key', async ({ host, page, site }) => {
    const html = insertedAt('pointermove', `${callAndScript(host.contentHost)}${POST}`)
    site.answer('/post', { html: `<!doctype html>${html}` })
    await host.open('/post')
    await expect(page.getByText('The page is loading.')).toBeVisible()
    await page.mouse.move(50, 50)
    await page.mouse.move(60, 60)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT)
  })

  test('loses a key that is an attribute, which the console says', async ({ host, page, site }) => {
    const html = insertedAt('DOMContentLoaded', `${scriptTag(host.contentHost)}${POST}`)
    site.answer('/post', { html: `<!doctype html>${html}` })
    await host.open('/post')
    await expect.poll(() => host.problems.join()).toContain('the script has no key')
    await expect(page.getByText('The page is loading.')).toBeVisible()
    host.takeProblems()
  })
})
