import { expect, test } from '../fixtures'
import { buildApart } from '../support/build/buildApart'
import type { App } from '../support/build/buildApp'
import { block, text } from '../support/content/contentBlocks'

const counter = block(
  'counter',
  'Counter',
  { aside: [text('aside', 'Beside {{state.n}}')] },
  {
    bindings: { 'component.options.label': '"Item " + state.n' },
    children: [text('child', 'Inside {{state.n}}')],
  },
)
const next = block('next', 'Core:Button', { text: 'Next' }, { actions: { click: 'state.n++' } })
const link = block(
  'link',
  'Link',
  { text: 'More' },
  {
    actions: { click: 'state.n = 10' },
    responsiveStyles: { large: { color: 'rgb(1, 2, 3)', display: 'block' } },
  },
)
const content = {
  id: 'entry-1',
  data: {
    state: { n: 1 },
    blocks: [
      counter,
      block('broken', 'Broken', {}),
      block('styled', 'Styled', {}),
      next,
      link,
      text('end', 'The end'),
    ],
  },
}

const START = {
  '17': `import { render } from 'react-dom'
const show = (app, root) => render(app, root)`,
  '18': `import { createRoot } from 'react-dom/client'
const show = (app, root) => createRoot(root).render(app)`,
}

function appOf(react: App['react'], isolation: string): App {
  const options = { apiKey: 'k', model: 'page', canTrack: false, isolation, content }
  return {
    react,
    entry: `import { StrictMode } from 'react'
${START[react === '17' ? '17' : '18']}
import { App } from './e2e/pages/react/site-components.jsx'
window.said = []
show(
  <StrictMode><App options={${JSON.stringify(options)}} /></StrictMode>,
  document.querySelector('#root'),
)`,
  }
}

for (const { react, isolation } of [
  { react: '17', isolation: 'shadow' },
  { react: '19', isolation: 'light' },
] as const) {
  test(`components of a site with React ${react} work as blocks, in ${isolation}`, async ({
    host,
    page,
  }) => {
    host.site.answer('/app.js', { html: await buildApart('buildApp', appOf(react, isolation)) })
    host.site.answer('/app', {
      html: '<!doctype html><div id="root"></div><script src="/app.js"></script><script async src="/embed.js"></script>',
    })
    await host.open('/app')

    const count = (label: string) => page.getByRole('button', { name: label, exact: true })
    await count('Item 1: 0, light').click()
    await expect(count('Item 1: 1, light')).toBeVisible()
    const section = page.getByRole('region', { name: 'Item 1' })
    await expect(section).toContainText('Inside 1')
    await expect(section.getByRole('complementary')).toHaveText('Beside 1')
    await expect(page.getByText('The end')).toBeVisible()
    await host.expectProblem(
      'SiteBlocks: the component "Broken" of block "broken" broke and was left out: no data',
    )
    const clicks = () => page.evaluate(() => window.said?.filter((said) => said === 'click').length)
    expect(await clicks()).toBe(1)

    await page.getByRole('button', { name: 'Dark' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(count('Item 2: 1, dark')).toBeVisible()
    const changed = page.getByRole('region', { name: 'Item 2' })
    await expect(changed).toContainText('Inside 2')
    await expect(changed.getByRole('complementary')).toHaveText('Beside 2')
    await count('Item 2: 1, dark').click()
    await expect(changed).not.toContainText('Inside')

    await expect(page.getByText('Styled')).toHaveCSS('color', 'rgb(4, 5, 6)')
    const more = page.getByRole('link', { name: 'More' })
    await expect(more).toHaveCSS('color', 'rgb(1, 2, 3)')
    await more.click()
    await expect(count('Item 10: 2, dark')).toBeVisible()

    const mounted = (): Promise<string | undefined> =>
      page.evaluate(() => window.said?.filter((said) => said.includes('mounted')).at(-1))
    expect(await mounted()).toBe('mounted')
    await page.getByRole('button', { name: 'Toggle' }).click()
    await expect.poll(mounted).toBe('unmounted')
    await page.getByRole('button', { name: 'Toggle' }).click()
    await expect(count('Item 1: 0, dark')).toBeVisible()
    // React reports the broken component to developers.
    expect(host.takeProblems().filter((said) => !/no data|<Broken>/.test(said))).toEqual([])
  })
}
