import { readFileSync } from 'node:fs'
import { expect } from '../fixtures'
import {
  EDITING,
  edit,
  second,
  storyOf,
  test,
  textBlock,
  texts,
} from '../support/pageObjects/editing'

test.use({ scriptForm: 'modules' })

const { editor: part }: { readonly editor: string } = JSON.parse(
  readFileSync('dist/modules/parts.json', 'utf8'),
)
const edited = storyOf(textBlock('first', 'Twice upon a time'), second)

test('connects to an editor requested by a later route', async ({ editor, host }) => {
  await edit(editor, host, '')
  const asked = editor.page.waitForRequest(`**/${part}`)
  const frame = await editor.frame()
  await frame.evaluate((search) => history.pushState(null, '', search), EDITING)
  await asked
  await expect
    .poll(async () => {
      await editor.say('contentUpdate', { key: 'story', data: edited })
      return texts(editor)
    })
    .toEqual(['Twice upon a time', 'they lived happily'])
})

test('still shows the content if the editor module fails to load', async ({ editor, host }) => {
  await editor.page.route(`**/${part}`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await editor.page.addInitScript(() => {
    document.addEventListener('siteblocks:error', (event) => {
      const { message } = (event as CustomEvent<{ message: string }>).detail
      window.said = [...(window.said ?? []), message]
    })
  })
  await edit(editor, host)
  const frame = await editor.frame()
  const message = expect.stringContaining('the part editor.js could not be loaded')
  await expect.poll(() => frame.evaluate(() => window.said)).toEqual([message])
  expect(await texts(editor)).toEqual(['Once upon a time', 'they lived happily'])
  expect(host.takeProblems().filter((text) => text.includes('SiteBlocks'))).toEqual([message])
})
