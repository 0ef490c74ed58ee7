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

test('an entry can be exported and deleted', async ({ page, playground, content }) => {
  await content.save('page', entry)
  const { preview, tool } = playground
  const menu = async (name: string) => {
    await tool.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await playground.open('entry=story&view=blocks&block=data.blocks.1')
  await expect(preview.getByText('Once upon a time')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await menu('Export as a file')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('story.json')
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(exported.data.blocks).toHaveLength(2)

  await menu('Delete…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(tool.getByRole('link', { name: /Story/ })).toHaveCount(0)
})
