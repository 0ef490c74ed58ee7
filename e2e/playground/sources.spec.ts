import { ownAxeFindings } from '../support/axeFindings'
import { text } from '../support/contentBlocks'
import { expect, test } from '../support/playground'

const HOME = 'entry=1e1883e7758aeedf48d36fc239104ae7'

const headingOf = (words: string) => text('builder-own', `<h1>${words}</h1>`)

test('pasted JSON is shown, updates as it is edited and is restored from the address', async ({
  page,
  playground,
}) => {
  const heading = playground.preview.getByRole('heading', { level: 1 })
  await playground.open('')
  await playground.tool
    .getByRole('group', { name: 'Content from' })
    .getByRole('button', { name: 'Pasted' })
    .click()
  const editor = playground.tool.getByRole('textbox', { name: /^JSON of/ })
  await editor.click()
  await page.keyboard.insertText(JSON.stringify(headingOf('Pasted by hand')))
  await expect(heading).toHaveText('Pasted by hand')

  await playground.tool
    .getByRole('group', { name: 'View' })
    .getByRole('button', { name: 'Blocks' })
    .click()
  await playground.tool.getByRole('treeitem', { name: /Pasted/ }).click()
  await playground.tool.getByRole('textbox', { name: 'Text' }).fill('<h1>Changed by form</h1>')
  await expect(heading).toHaveText('Changed by form')

  await expect(page).toHaveURL(/json=.*Changed/)
  const link = page.url()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(heading).toHaveText('Changed by form')
  await playground.openStep('Watch', 'Events')
  await expect(page.getByRole('switch', { name: 'Visitor consents' })).toBeVisible()
})

test('a JSON file is shown, and invalid JSON is reported with its line', async ({ playground }) => {
  const { tool, preview } = playground
  await playground.open('source=file')
  const field = tool.getByLabel('JSON file', { exact: true })
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await field.setInputFiles(file('broken.json', '{"data": }'))
  await expect(tool.getByRole('alert')).toContainText('broken.json is no JSON, see its line 1.')
  const answer = { results: [{ id: 'a', data: { blocks: [headingOf('From a file')] } }] }
  await field.setInputFiles(file('home.json', JSON.stringify(answer)))
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('From a file')
  await expect(tool.getByText('home.json')).toBeVisible()
  await expect(tool.getByText('A link to this page carries it along')).toBeVisible()
})

test('conflicting versions of two authors are shown side by side', async ({
  page,
  playground,
  content,
  host,
}) => {
  const id = '1e1883e7758aeedf48d36fc239104ae7'
  const { tool } = playground
  const path = `${content.url}/admin/entries/page/${id}`
  const rename = async (name: string) => {
    const { entry } = await (await fetch(path)).json()
    await fetch(path, { method: 'PUT', body: JSON.stringify({ ...entry, name }) })
  }
  const saved = async () => (await (await fetch(path)).json()).entry
  await playground.open(`${HOME}&view=blocks&block=builder-landing-hero-title`)
  const text = tool.getByRole('textbox', { name: 'Text' })
  await text.fill('<h1>Mine</h1>')
  await rename('Theirs')
  await tool.getByRole('button', { name: 'Save' }).click()

  const question = page.getByRole('alertdialog', { name: /^Another author saved/ })
  await expect(question.getByRole('textbox', { name: 'Saved meanwhile' })).toContainText('Theirs')
  await expect(question.getByRole('textbox', { name: 'Yours' })).toContainText('Mine')
  expect(await playground.findingsInBothThemes('[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(tool.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expect(text).toHaveValue('<h1>Mine</h1>')
  expect((await saved()).name).toBe('Theirs')

  await tool.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(tool.getByText('Unsaved changes')).toHaveCount(0)
  expect(JSON.stringify(await saved())).toContain('Mine')

  await text.fill('<h1>Mine again</h1>')
  await rename('Theirs again')
  await tool.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Take theirs' }).click()
  await expect(text).toHaveValue('<h1>Mine</h1>')
  expect((await saved()).name).toBe('Theirs again')
  expect(host.takeProblems().join()).toContain('409')
})

test('the panel explains why events are not recorded', async ({ playground }) => {
  const { tool, preview, page } = playground
  await playground.open('')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await playground.openStep('Watch', 'Events')
  await tool.getByRole('switch', { name: 'Visitor consents' }).click()
  await preview.getByRole('heading', { level: 1 }).click()
  await expect(
    tool.getByText(/not recorded, the last of type click: consent was refused/),
  ).toBeVisible()
  await expect(tool.getByText(/Turn on “Visitor consents” below/)).toBeVisible()
  expect(await ownAxeFindings(page)).toEqual([])
})

test('the sources are accessible in both themes, at 1440 and 390 px', async ({
  page,
  playground,
  content,
  host,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const space = JSON.stringify({
    apiKey: 'roastery-demo',
    host: content.url,
    model: 'page',
    url: '/',
  })
  const unknown = JSON.stringify({
    data: { blocks: [{ ...headingOf('x'), component: { name: 'Tower' } }] },
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [state, shows] of [
      ['source=space', 'cannot list it'],
      [`source=space&space=${encodeURIComponent(space)}`, 'sent the entry shown'],
      ['source=file', 'Choose a JSON file'],
      [`source=pasted&json=${encodeURIComponent(unknown)}`, 'not registered'],
    ] as const) {
      await playground.open(`panel=content&${state}`)
      await expect(page.getByText(shows).first()).toBeVisible()
      // The status strip becomes focusable once it has been measured.
      await expect
        .poll(() => playground.findingsInBothThemes(), {
          message: `${state}, ${width}`,
          timeout: 30_000,
        })
        .toEqual([])
    }
  }
  // The block is not registered.
  host.takeProblems()
})

test('an own block runs as it is typed and reports errors with their line', async ({
  page,
  playground,
  host,
}) => {
  const { tool, preview } = playground
  await playground.open(`${HOME}&view=code`)
  await tool.getByRole('button', { name: 'Begin in React' }).click()
  await expect(tool.getByText('“Counter” is registered.')).toBeVisible()
  await tool.getByRole('button', { name: 'Show it' }).click()
  await tool.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Own block' }).click()
  const counter = preview.getByRole('button', { name: 'Cups: 0' })
  await counter.click()
  await expect(preview.getByRole('button', { name: 'Cups: 1' })).toBeVisible()
  expect(await playground.findingsInBothThemes()).toEqual([])

  const editor = tool.getByRole('textbox', { name: 'Code of your block' })
  const type = async (code: string) => {
    await editor.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(code)
  }
  await type(
    "SiteBlocks.register('Counter', {\n  mount(element, options) {\n    element.textContent = 'Plain ' + options.label\n  },\n})",
  )
  await expect(preview.getByText('Plain Cups')).toBeVisible()

  const problem = tool.getByRole('region', { name: 'Problems' }).getByRole('button')
  await type("SiteBlocks.register('Counter', {\n  mount(element) {\n    element.oops()\n  },\n})")
  await expect(problem).toContainText('Line 3 element.oops is not a function')
  await type("SiteBlocks.register('Counter', {\n  mount(element) { oops oops },\n})")
  await expect(problem).toContainText('Line 2')
  await type('\n\nnowhere.near()\n')
  await expect(problem).toContainText('Line 3')
  host.takeProblems()

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByText('Register a block, and it runs')).toBeVisible()
})
