import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentedBlocks } from '../../tools/docs/documentation'
import { installExample } from '../../tools/kit/commands/installExample'
import { serveFolder } from '../../tools/kit/servers/serveFolder'
import { expect, test } from '../fixtures'

test('a project with Vite, React 18 and strict TypeScript compiles what the guides show, and shows content', async ({
  host,
  page,
}) => {
  const react = ['react@18', 'react-dom@18', '@types/react@18', '@types/react-dom@18']
  const project = await installExample('vite-react', {
    contentHost: host.contentHost,
    packages: react,
  })
  try {
    const guides = documentedBlocks().filter((it) => it.kind === 'npm' && it.language === 'tsx')
    for (const { page: guide, line, code } of guides) {
      const name = `${guide.replace(/\W/g, '-')}-${line}.tsx`
      await writeFile(join(project.folder, 'src', name), code)
    }
    await project.run('npm', 'run', 'build')
    const site = await serveFolder(join(project.folder, 'dist'), '/')
    await page.goto(site.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(page.locator('main site-blocks')).toHaveAttribute('url', '/about')
    await expect(page.getByRole('heading', { name: 'We were going to mend boats.' })).toBeVisible()
    await page.close()
    await site.close()

    const message = await project.run(
      'node',
      '-e',
      `import('siteblocks/server').catch(console.log)`,
    )
    expect(message).toContain('need React 19.2 or newer, and this project has React 18.3')
  } finally {
    await project.remove()
  }
})

test('a Node project imports and requires the package without React', async ({ host }) => {
  const project = await installExample('node', { contentHost: host.contentHost })
  try {
    expect(await project.run('node', 'entry.cjs', '/about')).toContain('About')
    for (const entry of ['', '/client', '/react', '/server', '/jsx', '/global', '/embed.js']) {
      const name = `siteblocks${entry}`
      const both = `import * as module from '${name}'; import { createRequire } from 'node:module'
        console.log(Object.keys(createRequire(import.meta.url)('${name}')).every((key) => key in module))`
      expect(await project.run('node', '--input-type=module', '-e', both), name).toBe('true\n')
    }
    await project.run('npm', 'uninstall', 'react', 'react-dom')
    const installed = await project.run('npm', 'ls', '--all', '--parseable')
    expect(installed).toContain('siteblocks')
    expect(installed).not.toMatch(/\/react(?:-dom)?$|@emotion/m)
    expect(await project.run('node', 'entry.cjs', '/about')).toContain('About')

    const component = `import { createClient, fetchEntry } from 'siteblocks'
      import { renderToHtml } from 'siteblocks/server'
      const content = { id: 'a', data: { blocks: [{ '@type': '@builder.io/sdk:Element',
        id: 'builder-a', component: { name: 'Text', options: { text: 'In a component' } } }] } }
      const { html } = renderToHtml(content, { apiKey: 'KEY', model: 'page' })
      console.log(typeof createClient, typeof fetchEntry, html.includes('In a component'))`
    const inComponents = ['--conditions=react-server', '--input-type=module', '-e', component]
    expect(await project.run('node', ...inComponents)).toBe('function function true\n')
  } finally {
    await project.remove()
  }
})
