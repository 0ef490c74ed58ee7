import { expect, test } from '../fixtures'
import { buildApart } from '../support/build/buildApart'
import { block } from '../support/content/contentBlocks'
import { serverModule } from '../support/served/servedPage'
import { inBothForms } from '../support/site/inBothForms'

const offer = {
  id: 'offer',
  data: { blocks: [block('price', 'Text', { text: 'Full price' })] },
  variations: {
    half: {
      id: 'half',
      testRatio: 1,
      data: { blocks: [block('price', 'Text', { text: 'Half price' })] },
    },
  },
}

const POLICY =
  "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types siteblocks"

function appOf(options: object): string {
  return `import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SiteBlocks } from 'siteblocks/react'

function App() {
  const [route, setRoute] = useState('/')
  return <main>
    <button type="button" onClick={() => setRoute('/offer')}>Offer</button>
    {route === '/offer' && <SiteBlocks {...${JSON.stringify(options)}} />}
  </main>
}
createRoot(document.querySelector('#root')).render(<App />)`
}

inBothForms(test, () => {
  test('HTML for everybody on a later route of React shows this visitor’s variation', async ({
    host,
    page,
    content,
  }) => {
    const { renderToHtml } = await serverModule()
    const options = { apiKey: 'k', model: 'page', host: host.contentHost }
    const { html } = renderToHtml(offer, options)
    const entry = appOf({ ...options, html })
    host.site.answer('/app.js', { html: await buildApart('buildApp', { entry, react: '19' }) })
    host.site.answer('/app', {
      html: `<!doctype html><div id="root"></div><script src="/app.js"></script><script async src="/embed.js"></script>`,
      headers: { 'content-security-policy': `${POLICY}; connect-src 'self' ${host.contentHost}` },
    })
    await host.open('/app')
    await page.getByRole('button', { name: 'Offer' }).click()
    await expect(page.getByText('Half price')).toBeVisible()
    await expect(page.getByText('Full price')).toBeHidden()
    await expect.poll(async () => (await content.events('impression')).length).toBe(1)
    const [impression] = await content.events('impression')
    expect(impression?.data).toMatchObject({ contentId: 'offer', variationId: 'half' })
    await expect(page.getByRole('button', { name: 'Offer' })).toBeVisible()
  })
})
