import { textOf } from '../support/content/contentBlocks'
import { KEYBOARD, MOUSE } from '../support/workbench/hands'
import { expect, type PlaygroundPage } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

const ABOUT = '69ac95c0e0bc4cd4ccd2f8cda3ce1b27'
const TITLE = 'We were going to mend boats.'

/** Begins on the first page, and opens the form of the headline of another one. */
async function openHeadline(playground: PlaygroundPage, entry = 'About page'): Promise<void> {
  const { hand, page, preview, tool } = playground
  await playground.open('')
  await playground.openStep('Content')
  await playground.press(tool.getByRole('link', { name: new RegExp(`^${entry}`) }))
  await expect(preview.getByRole('heading', { name: TITLE })).toBeVisible()
  if (hand === MOUSE) await preview.getByRole('heading', { name: TITLE }).click()
  else {
    await playground.pressButton('Blocks')
    await tool.getByRole('treeitem', { name: 'Hero' }).focus()
    for (let level = 0; level < 6; level++) await page.keyboard.press('ArrowRight')
    await playground.press(tool.getByRole('treeitem', { name: /We were going/ }))
  }
  await expect(formOf(playground).getByRole('heading', { name: 'Text' })).toBeFocused()
}

const formOf = ({ tool }: PlaygroundPage) => tool.getByRole('region', { name: /^Options of/ })
const textField = (playground: PlaygroundPage) =>
  formOf(playground).getByRole('textbox', { name: 'Text' })

test.describe('a site owner, by mouse', () => {
  test('reads what SiteBlocks does, browses the site and shares a link to a page', async ({
    page,
    playground,
    snippets: _,
  }) => {
    const { preview, tool } = playground
    const status = page.getByLabel('Status')
    const address = page.getByRole('textbox', { name: 'Address of the page' })
    const visit = async (path: string) => {
      await address.fill(path)
      await address.press('Enter')
    }
    const shown = async (name: string, at: string) => {
      await expect(status.getByText(new RegExp(`^Entry\\s*${name}$`))).toBeVisible()
      await expect(status.getByText('Shown')).toBeVisible()
      await expect(address).toHaveValue(at)
    }

    await test.step('one sentence explains SiteBlocks, and each step has its guide', async () => {
      await page.goto(playground.url)
      await expect(page.getByRole('banner', { name: 'SiteBlocks playground' })).toContainText(
        'Put banners, forms and whole pages on your site: choose, adjust, paste the code.',
      )
      for (const [step, title, guide] of [
        ['Behaviour', 'Behaviour', 'options'],
        ['Install', 'Install', 'embedding'],
        ['Watch', 'Events', 'tracking'],
        ['Content', 'Content', 'playground'],
      ] as const) {
        await playground.openStep(step)
        // By its title: the panel of the step before stays in the page for a moment.
        const link = tool.getByRole('link', { name: `Read about ${title}` })
        await expect(link).toHaveAttribute('href', `/docs/${guide}.html`)
      }
      await shown('Home', '/')
    })

    await test.step('links of the page open the matching samples, and back returns', async () => {
      await playground.press(preview.getByRole('link', { name: 'Come to a class' }))
      await shown('School', '/school')
      await expect(tool.getByRole('link', { name: /^School page/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await playground.press(preview.getByRole('link', { name: 'Visit us' }).first())
      await shown('Home', '/#visit')
      await page.evaluate(() => history.back())
      await shown('School', '/school')
      await page.evaluate(() => history.forward())
      await shown('Home', '/#visit')
    })

    await test.step('a link without a sample is stopped, and an alert names its target', async () => {
      await playground.press(preview.getByRole('link', { name: 'Let us send you' }))
      await expect(page.getByRole('alert')).toContainText('this link leads to /subscriptions.')
      await playground.press(page.getByRole('alert').getByRole('button', { name: 'Close' }))
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    await test.step('an address without a matching entry shows “No content”', async () => {
      await visit('spring-sale/?utm_source=mail')
      await expect(status.getByText('No content')).toBeVisible()
      await expect(address).toHaveValue('/spring-sale/?utm_source=mail')
      await expect(page.getByRole('alert')).toContainText('nothing for this page')
      await visit('/about?utm_source=mail')
      await shown('About', '/about?utm_source=mail')
      expect(await preview.locator('site-blocks').evaluate(() => location.search)).toBe(
        '?utm_source=mail',
      )
    })

    await test.step('a copied link opens the same page', async () => {
      await playground.press(page.getByRole('button', { name: 'Copy link' }))
      await expect(
        page.getByRole('button', { name: 'Link copied, opens on this computer only' }),
      ).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      await page.goto('about:blank')
      await page.goto(link)
      await shown('About', '/about?utm_source=mail')
    })
  })

  test('makes a page their own, and has it on their site', async ({
    page,
    playground,
    snippets,
  }) => {
    const { preview, tool } = playground
    const heading = preview.getByRole('heading', { level: 1 })
    await openHeadline(playground)
    await textField(playground).fill('We mend bicycles.')
    await expect(heading).toHaveText('We mend bicycles.')
    await playground.pressButton('Styles')
    await formOf(playground).getByRole('textbox', { name: 'Color', exact: true }).fill('#8b0000')
    await expect(heading).toHaveCSS('color', 'rgb(139, 0, 0)')
    expect(await playground.faults()).toEqual([])

    await page.keyboard.press('Escape')
    await expect(tool.getByRole('treeitem', { name: /^Text We mend/ })).toBeFocused()
    await playground.pressButton('Add a section')
    await playground.press(page.getByRole('menuitem', { name: 'Text', exact: true }))
    const added = preview.getByText('Roasted on Tuesdays')
    await expect(added).toBeVisible()
    await playground.pressButton('Move up')
    await expect(tool.getByRole('button', { name: 'Move up' })).toBeFocused()
    await playground.pressButton('Save')
    await expect(tool.getByText('Unsaved changes')).toHaveCount(0)
    await expect(tool.getByRole('region', { name: 'Changes' })).toBeFocused()

    await playground.openStep('Install')
    await snippets.paste(await snippets.follow('JavaScript'), await snippets.copyPolicy())
    const pasted = page.getByRole('heading', { level: 1 })
    await expect(pasted).toHaveText('We mend bicycles.')
    await expect(pasted).toHaveCSS('color', 'rgb(139, 0, 0)')
    await expect(page.getByText('Roasted on Tuesdays')).toBeVisible()
  })
})

test.describe('a site owner, by keyboard on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('pastes JSON, first broken, and has it on their site', async ({
    page,
    playground,
    snippets,
  }) => {
    const { preview, tool } = playground
    const heading = preview.getByRole('heading', { level: 1 })
    const status = page.getByLabel('Status')
    await playground.open('')
    await playground.openStep('Content')
    await playground.choose('Content from', 'Pasted')
    const editor = tool.getByRole('textbox', { name: /^JSON of/ })
    const paste = async (text: string) => {
      await editor.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    }
    await paste('{"data": {"blocks": [')
    await expect(page.getByRole('alert').first()).toContainText('cannot be read yet')
    await expect(status.getByText('No content')).toBeVisible()
    await expect(status).not.toContainText(/Shown|undefined/)
    const blocks = [textOf('<h1>Mended</h1>')]
    await paste(JSON.stringify({ name: 'Mended entry', data: { blocks } }))
    await expect(heading).toHaveText('Mended')
    await expect(status.getByText('Mended entry')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(editor).not.toBeFocused()

    await playground.pressButton('Blocks')
    await playground.press(tool.getByRole('treeitem', { name: /Mended/ }))
    await textField(playground).fill('<h1>Changed by form</h1>')
    await expect(page).toHaveURL(/json=.*Changed/)
    await page.goto(page.url())
    await expect(heading).toHaveText('Changed by form')
    await playground.openStep('Install')
    await snippets.paste(await snippets.follow('JavaScript'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed by form')
  })

  test('keeps a draft over a reload and undoes it, and overwrites nothing of another author', async ({
    page,
    playground,
    content,
    host,
  }) => {
    const { tool, preview } = playground
    const heading = preview.getByRole('heading', { level: 1 })
    const path = `${content.url}/admin/entries/page/${ABOUT}`
    const saved = async () => (await (await fetch(path)).json()).entry
    const rename = async (name: string) =>
      fetch(path, { method: 'PUT', body: JSON.stringify({ ...(await saved()), name }) })
    const text = textField(playground)
    await openHeadline(playground)
    await text.fill('Mine')
    await expect(page).toHaveURL(/block=/)
    await page.reload()
    await expect(heading).toHaveText('Mine')
    await expect(text).toHaveValue('Mine')
    await text.fill('Mine, later')
    await expect(heading).toHaveText('Mine, later')
    await playground.pressButton('Undo')
    await expect(heading).toHaveText('Mine')
    await playground.pressButton('Redo')
    await expect(heading).toHaveText('Mine, later')

    const overtaken = tool.getByText('Another author saved this entry meanwhile.')
    await rename('Theirs')
    await playground.pressButton('Save')
    await expect(overtaken).toBeVisible()
    await expect(text).toHaveValue('Mine, later')
    expect(await playground.faults()).toEqual([])
    await playground.pressButton('Save as a copy')
    await expect(page).not.toHaveURL(new RegExp(ABOUT))
    await expect(heading).toHaveText('Mine, later')
    await expect(tool.getByText('Unsaved changes')).toHaveCount(0)
    expect((await saved()).name).toBe('Theirs')
    expect(JSON.stringify(await saved())).not.toContain('Mine')

    await openHeadline(playground, 'Theirs')
    await text.fill('Mine again')
    await expect(tool.getByText('Unsaved changes').first()).toBeVisible()
    await rename('Theirs again')
    // The changes are from before theirs, which the browser remembers.
    await page.reload()
    await expect(overtaken).toBeVisible()
    await playground.pressButton('Discard')
    await expect(heading).toHaveText(TITLE)
    await expect(overtaken).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(heading).toHaveText('Mine again')
    await expect(overtaken).toBeVisible()
    expect((await saved()).name).toBe('Theirs again')
    await host.expectProblem('409')
  })
})
