import { expect } from '../fixtures'
import { buildApart } from '../support/build/buildApart'
import type { Component } from '../support/build/buildComponents'
import { text } from '../support/content/contentBlocks'
import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { expectHydrated } from '../support/served/servedHost'
import { holdRequests } from '../support/site/holdRequests'
import { type PastedPage, test } from '../support/workbench/SnippetPage'

const WELCOME = 'entry=f21b68c3e3e8614ff4e8fc3d37330447'
const ABOUT = 'entry=69ac95c0e0bc4cd4ccd2f8cda3ce1b27'
const MEMBER = `options.userAttributes=${encodeURIComponent('{"plan":"member"}')}`
const TITLE = 'Your next bag is on Thursday’s bench'

const BLOCKS = [text('builder-own', `<h1>It’s {{1 + 1}}, "really"</h1>`)]
const OWN = encodeURIComponent(JSON.stringify({ data: { blocks: BLOCKS } }))

const BUILDERS = ['WordPress', 'Shopify', 'Webflow', 'Wix', 'Squarespace']

/** Content sources as they appear in links to the playground. */
const sources = (contentHost: string) => ({
  'a sample entry': ABOUT,
  'a connected space': `source=space&space=${encodeURIComponent(
    JSON.stringify({ apiKey: 'roastery-demo', model: 'page', host: contentHost, url: '/about' }),
  )}`,
  'pasted content': `source=pasted&json=${OWN}`,
})

for (const name of ['a sample entry', 'pasted content'] as const) {
  test(`snippets of ${name} show the preview’s content on every platform`, async ({
    snippets,
    page,
    playground,
    content,
  }) => {
    test.slow()
    await snippets.open(sources(content.url)[name])
    const heading = playground.preview.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const shown = (await heading.textContent()) ?? ''
    const pages = new Map<string, PastedPage>()
    for (const platform of ['HTML', 'WordPress, by its theme', 'Tag Manager', 'JavaScript']) {
      pages.set(platform, await snippets.follow(platform))
    }
    for (const platform of BUILDERS) {
      expect(await snippets.follow(platform), platform).toEqual(pages.get('HTML'))
    }
    for (const [platform, pasted] of pages) {
      await snippets.paste(pasted)
      await expect(page.getByRole('heading', { level: 1 }).last(), platform).toHaveText(shown)
    }
  })
}

test('a template shows the entry that matches each page and names no address', async ({
  snippets,
  page,
  playground,
  content,
  host,
}) => {
  await snippets.open(sources(content.url)['a connected space'])
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()
  await playground.tool.getByRole('button', { name: 'Whatever fits the page' }).click()
  await expect(playground.tool.getByText(/^For templates/)).toBeVisible()
  const { body } = await snippets.follow('HTML')
  expect(body).not.toMatch(/url=|entry=/)
  for (const [path, title] of [
    ['/about', 'We were going to mend boats.'],
    ['/', HOME_HEADLINE],
  ] as const) {
    host.site.answer(path, { html: `<!doctype html><title>Template</title>${body}` })
    await host.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('addresses of the site are used in the snippet and remembered', async ({
  snippets,
  playground,
}) => {
  const { tool } = playground
  await snippets.open(WELCOME)
  const badge = tool.getByText('Works on this computer only.')
  await expect(badge).toBeVisible()
  await tool.getByRole('textbox', { name: 'embed.js' }).fill('https://cdn.example.com/embed.js')
  await tool.getByLabel('Content host').fill('https://content.example.com')
  await expect(badge).toHaveCount(0)
  await snippets.open(WELCOME)
  const body = await snippets.copy()
  expect(body).toContain('host="https://content.example.com"')
  expect(body).toContain('src="https://cdn.example.com/embed.js"')
  await expect(badge).toHaveCount(0)
})

test.describe('a copied snippet, in an empty page with the copied policy', () => {
  test('requests content before the script loads if the head is pasted too', async ({
    snippets,
    page,
    content,
  }) => {
    await snippets.open(WELCOME)
    await snippets.turnOn('Only this build')
    await page.getByRole('button', { name: 'Whatever fits the page' }).click()
    await snippets.turnOn('Faster first view')
    const head = await snippets.copy('Paste this into the head')
    const body = await snippets.copy()
    const policy = await snippets.copyPolicy()
    const asked = () => content.requests('/api/v3/content/welcome')
    const before = (await asked()).length
    const release = await holdRequests(page, '**/embed.js')
    await snippets.paste({ head, body }, policy)
    await expect.poll(async () => (await asked()).length).toBe(before + 1)
    release()
    await expect(page.getByRole('heading', { name: 'The first bag is on us' })).toBeVisible()
    expect(await asked()).toHaveLength(before + 1)
  })

  test('is rendered by a server and hydrated', async ({ snippets, page }) => {
    await snippets.open(`${WELCOME}&${MEMBER}&policy=trusted-types`)
    await snippets.turnOn('Only this build')
    await snippets.choose('Node server')
    const release = await holdRequests(page, '**/embed.js')
    await snippets.serve(await snippets.copy('Make answer.js'))
    const title = page.getByRole('heading', { name: TITLE })
    await expect(title).toBeVisible()
    const element = await title.elementHandle()
    release()
    await expectHydrated(page)
    expect(await element?.evaluate((it) => it.isConnected)).toBe(true)
  })

  test('is refused if the script does not match its hash', async ({ snippets, page, host }) => {
    await snippets.open(WELCOME)
    await snippets.turnOn('Only this build')
    const body = await snippets.copy()
    await page.route('**/embed.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};` })
    })
    await snippets.paste({ body }, await snippets.copyPolicy())
    await expect.poll(() => host.problems.join()).toContain('integrity')
    await expect(page.getByRole('heading')).toHaveCount(0)
    host.takeProblems()
  })
})

/** The file endings of components. */
const FILES = { React: 'tsx', Vue: 'vue', Svelte: 'svelte' } as const

test('copied components show the preview’s content in apps built by Vite', async ({
  snippets,
  page,
  playground,
  content,
}) => {
  test.slow()
  const components: Component[] = []
  const titles: string[] = []
  for (const [source, kinds] of [
    ['a sample entry', ['React', 'Vue', 'Svelte']],
    ['pasted content', ['Vue', 'Svelte']],
  ] as const) {
    await snippets.open(sources(content.url)[source])
    const heading = playground.preview.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    for (const kind of kinds) {
      await snippets.choose(kind)
      const file = FILES[kind]
      components.push([file, await snippets.copy(`Make src/Content.${file}`)])
      titles.push((await heading.textContent()) ?? '')
    }
  }
  for (const [index, script] of (await buildApart('buildComponents', components)).entries()) {
    await snippets.paste({ body: '<div id="app"></div>', script })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[index] ?? '')
  }
})
