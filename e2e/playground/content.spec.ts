import { readFileSync } from 'node:fs'
import { text } from '../support/served/servedContent'
import { expect, test } from '../support/workbench/playground'

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

test('an entry can be edited by form, imported and exported', async ({
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
  const saved = async () => {
    const answer = await fetch(`${host.contentHost}/admin/entries/page/story`)
    return JSON.stringify(await answer.json())
  }
  await playground.open('entry=story&view=blocks&block=data.blocks.1')
  await expect(preview.getByText('Once upon a time')).toBeVisible()

  await test.step('a change in the form shows at once and survives a reload', async () => {
    const form = tool.getByRole('region', { name: 'Options of Text' })
    await form.getByRole('textbox', { name: 'Text' }).fill('<p>The beginning</p>')
    await expect(preview.getByText('The beginning')).toBeVisible()
    expect(await saved()).toContain('The end')
    await page.reload()
    await expect(preview.getByText('The beginning')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('<p>The beginning</p>')
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
