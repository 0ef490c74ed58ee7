import { text } from '../support/content/contentBlocks'
import { expect, test } from '../support/workbench/playground'

const HOME = 'entry=1e1883e7758aeedf48d36fc239104ae7'

const headingOf = (words: string) => text('builder-own', `<h1>${words}</h1>`)

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

test('the sources are accessible in both themes, on a large screen and on a phone', async ({
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
  await playground.open('panel=content')
  for (const [state, shows] of [
    ['source=space', 'cannot list it'],
    [`source=space&space=${encodeURIComponent(space)}`, 'sent the entry shown'],
    ['source=file', 'Choose a JSON file'],
    [`source=pasted&json=${encodeURIComponent(unknown)}`, 'not registered'],
  ] as const) {
    await playground.go(`panel=content&${state}`)
    await expect(page.getByText(shows).first()).toBeVisible()
    // The status strip becomes focusable once it has been measured.
    await expect.poll(() => playground.faults(), state).toEqual([])
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
