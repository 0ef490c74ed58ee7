import { readFileSync } from 'node:fs'
import { expect, test } from '../support/playground'
import { text } from '../support/servedContent'

const entry = {
  id: 'story',
  name: 'Story',
  data: {
    blocks: [
      { ...text('intro', '<p>Once upon a time</p>'), layerName: 'Intro' },
      text('end', '<p>The end</p>'),
    ],
  },
}

test('an entry can be edited by form and as JSON, saved, imported and exported', async ({
  page,
  playground,
  host,
  content,
}) => {
  test.slow()
  await content.save('page', entry)
  const { preview, tool } = playground
  const view = (name: string) =>
    tool.getByRole('group', { name: 'View' }).getByRole('button', { name }).click()
  const menu = async (name: string) => {
    await tool.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const changes = tool.getByRole('region', { name: 'Changes' })
  const save = changes.getByRole('button', { name: 'Save' })
  const json = tool.getByRole('textbox', { name: 'JSON of Story' })
  const saved = async () => {
    const answer = await fetch(`${host.contentHost}/admin/entries/page/story`)
    return JSON.stringify(await answer.json())
  }
  await playground.open('entry=story')
  await expect(preview.getByText('Once upon a time')).toBeVisible()

  await test.step('the outline highlights its hovered or focused block in the preview', async () => {
    await view('Blocks')
    const intro = tool.getByRole('treeitem', { name: 'Intro' })
    await intro.hover()
    await expect(playground.block('builder-intro')).toHaveCSS('outline-style', 'solid')
    await intro.focus()
    await page.keyboard.press('ArrowDown')
    await expect(playground.block('builder-end')).toHaveCSS('outline-style', 'solid')
    await expect(playground.block('builder-intro')).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/view=blocks&block=data\.blocks\.1/)
  })

  await test.step('a change in the form shows at once and survives a reload', async () => {
    const form = tool.getByRole('region', { name: 'Options of Text' })
    await form.getByRole('textbox', { name: 'Text' }).fill('<p>The beginning</p>')
    await expect(preview.getByText('The beginning')).toBeVisible()
    expect(await saved()).toContain('The end')
    await page.reload()
    await expect(preview.getByText('The beginning')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('<p>The beginning</p>')
  })

  await test.step('changes survive an outage of the content host and can be saved afterwards', async () => {
    const away = `${host.contentHost}/**`
    await page.route(away, (route) => route.abort())
    await save.click()
    await expect(changes.getByRole('alert')).toContainText('Your changes are still here')
    await page.unroute(away)
    await save.click()
    await expect(changes.getByText('Unsaved changes')).toHaveCount(0)
    await expect(save).toHaveCount(0)
    expect(await saved()).toContain('The beginning')
    host.takeProblems()
  })

  await test.step('invalid JSON and invalid content are reported with their line', async () => {
    await view('JSON')
    await json.click()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('oops')
    const problems = tool.getByRole('region', { name: 'Problems' })
    await expect(problems.getByRole('button')).toHaveText(
      'Line 1 A name in double quotes belongs here.',
    )
    await expect(changes.getByRole('button', { name: 'See line 1' })).toBeVisible()
    await expect(preview.getByText('The beginning')).toBeVisible()
    expect(await playground.findingsInBothThemes()).toEqual([])

    const wrong = { ...entry, data: { blocks: [{ ...entry.data.blocks[1], hide: 'yes' }] } }
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(JSON.stringify(wrong, null, 1))
    await expect(problems.getByRole('button')).toContainText(
      'data.blocks.0.hide must be true or false',
    )
    await expect(preview.getByText('The end')).toBeVisible()
    expect(host.takeProblems().join()).toContain('It is left out')
    await changes.getByRole('button', { name: 'Discard' }).click()
    await expect(json).toContainText('The beginning')
    await expect(preview.getByText('The beginning')).toBeVisible()
  })

  await test.step('entries can be imported from files and exported', async () => {
    const chooseFile = tool.getByLabel('File with an entry')
    const give = (name: string, value: unknown) =>
      chooseFile.setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
      })
    await give('invoice.json', { total: 12 })
    const message = page.getByRole('dialog', { name: 'That did not work' })
    await expect(message).toContainText('invoice.json holds no content')
    await message.getByRole('button', { name: 'Close' }).click()

    const blocks = Array.from({ length: 2000 }, (_, index) => text(`${index}`, `Line ${index}`))
    await give('long.json', { data: { blocks } })
    await expect(preview.getByText('Line 1999')).toBeAttached()
    await view('Blocks')
    await expect(tool.getByRole('treeitem')).toHaveCount(2000)
    await view('Entries')
    await expect(tool.getByRole('link', { name: /long.*Yours/ })).toBeVisible()

    const downloading = page.waitForEvent('download')
    await menu('Export as a file')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('long.json')
    const exported = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(exported.data.blocks).toHaveLength(2000)

    await menu('Delete…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(tool.getByRole('link', { name: /long/ })).toHaveCount(0)
  })
})
