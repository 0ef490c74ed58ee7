import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import { root } from '../../tools/kit/root.mjs'
import { expect } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

/** The words of the content, block by block. */
const wordsOf = (widget: Locator) =>
  widget.evaluate((element) => {
    const blocks = element.shadowRoot?.querySelectorAll('[builder-id]') ?? []
    return Array.from(blocks, (block) => [block.getAttribute('builder-id'), block.textContent])
  })

test.describe('a site owner, by mouse', () => {
  test('hands over an archive whose page is the preview, under its policy', async ({
    playground,
    snippets,
    page,
    content,
  }) => {
    test.slow()
    const { tool, preview } = playground
    await playground.open('')
    for (const recipe of ['Strict policy', 'Consent manager', 'Announcement bar']) {
      await playground.chooseRecipe(recipe)
    }
    await expect(preview.getByText('forty-one bags of it')).toBeVisible()
    const words = await wordsOf(preview.locator('site-blocks'))
    await playground.pressButton('Install it')
    await tool.getByRole('textbox', { name: 'embed.js' }).fill('embed.js')
    const code = await snippets.copy()
    const policy = await snippets.copyPolicy()
    const files = await snippets.pack()
    await expect(tool.getByText('Packed: README.md, index.html,')).toBeVisible()

    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      'connect.js',
      'content-security-policy.txt',
      'embed.js',
      'index.html',
    ])
    expect(files['index.html']).toContain(code)
    expect(files['README.md']).toContain(code)
    expect(files['content-security-policy.txt']).toBe(policy)
    for (const name of ['embed.js', 'connect.js']) {
      const built = await readFile(join(root, 'dist', name), 'utf8')
      expect(files[name] === built, name).toBe(true)
    }
    expect(files['README.md']).toContain(`The content host is ${content.url}`)

    await snippets.publish(files)
    await expect(page.getByText('forty-one bags of it')).toBeVisible()
    expect(await wordsOf(page.locator('site-blocks'))).toEqual(words)
  })

  test('goes through the checklist until a page is live, and sees refused requests', async ({
    playground,
    snippets,
    page,
    context,
    host,
  }) => {
    const { tool } = playground
    const report = tool.getByRole('region', { name: 'Your site' })
    const check = (title: string) => tool.getByRole('listitem').filter({ hasText: title })
    // Its first impression is of the default, as it has no variations.
    await playground.open('entry=69ac95c0e0bc4cd4ccd2f8cda3ce1b27')
    await playground.openStep('Install')
    await tool.getByRole('textbox', { name: 'embed.js' }).fill(`${host.site.url}/missing/embed.js`)
    await tool.getByRole('textbox', { name: 'API key' }).fill('roastery-dmeo')
    await playground.pressButton('Watch for the first visit')
    await expect(page.getByRole('tab', { name: 'Watch' })).toBeFocused()
    await expect(report).toContainText('Waiting for your first impression …')
    await expect(check('The file can be reached')).toContainText('gives no script')
    await expect(check('The content host answers')).toContainText('on this computer only')
    await expect(check('The key is known')).toContainText('refuses “roastery-dmeo”')
    await expect(check('The policy allows it')).toContainText('No page has run the code yet')
    await expect(check('The first impression arrives')).toContainText('None yet')
    expect(await playground.faults()).toEqual([])

    await playground.openStep('Install')
    await tool.getByRole('textbox', { name: 'embed.js' }).fill(host.site.url)
    await tool.getByRole('textbox', { name: 'API key' }).fill('')
    const { body } = await snippets.follow('HTML')
    await playground.openStep('Watch')
    await expect(check('The key is known')).toContainText('“roastery-demo” gets content')
    const typo = body.replace('roastery-demo', 'roastery-dmeo')
    host.site.answer('/shop', { html: `<!doctype html><title>Shop</title>${body}` })
    host.site.answer('/typo', { html: `<!doctype html><title>Shop</title>${typo}` })
    const visitor = await context.newPage()
    await visitor.goto(`${host.site.url}/shop`)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    const name = new URL(host.site.url).host
    await expect(check('The policy allows it')).toContainText(`${name}/shop has run the code`)
    await expect(check('The first impression arrives')).toContainText(`From ${name}/shop`)
    await expect(page.getByText('Checklist: 3 of 5')).toBeVisible()
    await expect(report).toContainText(`First impression received: ${name}/shop`)
    await expect(report).toContainText('VariationDefault')
    await expect(report).toContainText('1 × impression')
    await expect(report).toContainText('RefusedNothing')

    await visitor.goto(`${host.site.url}/typo`)
    await expect(report).toContainText(`${name}/typo has asked for content`)
    await expect(report).toContainText('401. The API key is unknown')
    await visitor.close()
    // Requests of the preview itself are not visits.
    await expect(report).not.toContainText('/preview/')
    // The browser reports the script and the key that were wrong.
    host.takeProblems()
  })
})
