import { readFileSync } from 'node:fs'
import { documentedBlocks } from '../../tools/docs/documentation'
import { expect, test } from '../fixtures'
import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { startSite } from '../support/site/startSite'
import { builtFile } from './support/openAsReader'
import { readersPage } from './support/readersPage'
import { withBuiltFiles } from './support/withBuiltFiles'

const blocks = documentedBlocks()
const TITLE = { level: 1, name: HOME_HEADLINE }

test('a pinned script of another origin requires the header named in the guide', async ({
  host,
  page,
  site,
  content,
}) => {
  const pinned = blocks.find(({ values }) => values.get('id') === 'pinned')
  if (!pinned) throw new Error('no guide pins a version any more')
  const scripts = await startSite(content.url)
  const html = withBuiltFiles(readersPage(pinned, blocks).body)
    .replace('https://cdn.example.com', scripts.url)
    .replace('https://content.example.com', content.url)
    .replace('YOUR_KEY', 'roastery-demo')
  site.answer('/', { html: `<!doctype html><title>Pinned</title>${html}` })
  try {
    await host.open('/')
    await expect.poll(() => host.problems.join()).toContain('CORS policy')
    await expect(page.getByRole('heading')).toHaveText(/^Shown until the content has loaded/)
    host.takeProblems()

    const [, address = ''] = /src="([^"]+)"/.exec(html) ?? []
    const path = new URL(address).pathname
    scripts.answer(path, {
      html: readFileSync(builtFile(path), 'utf8'),
      headers: { 'access-control-allow-origin': '*' },
    })
    await host.open('/')
    await expect(page.getByRole('heading', TITLE)).toBeVisible()
  } finally {
    await scripts.close()
  }
})
