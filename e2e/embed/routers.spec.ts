import { expect, test } from '../fixtures'
import { text } from '../support/content/contentBlocks'
import { htmlPage } from '../support/site/htmlPage'

/** A site with several pages and a client-side router. */
interface RoutedSite {
  /** Scripts of `node_modules`. */
  readonly scripts: readonly string[]
  readonly body: string
}

/** Parts of a site. */
interface SiteSources {
  /** Attributes of every `<site-blocks>`. */
  readonly attributes: string
  readonly path: string
}

const links = '<nav><a href="/home">Home</a> <a href="/about">About</a></nav>'

/** Sites whose header stays while `story` changes with each page, by name of the router. */
const routedSites: Readonly<Record<string, (parts: SiteSources) => RoutedSite>> = {
  'React Router': ({ attributes }) => ({
    scripts: [
      'react-18/umd/react.production.min.js',
      'react-dom-18/umd/react-dom.production.min.js',
      '@remix-run/router/dist/router.umd.min.js',
      'react-router/dist/umd/react-router.production.min.js',
      'react-router-dom/dist/umd/react-router-dom.production.min.js',
    ],
    body: `<div id="root"></div>
    <script>
      const { createElement: h } = React
      const { BrowserRouter, Link, useLocation } = ReactRouterDOM
      const written = '${attributes}'.matchAll(/([\\w-]+)="(.*?)"/g)
      const given = Object.fromEntries(Array.from(written, ([, name, value]) => [name, value]))
      function Page() {
        const { pathname } = useLocation()
        return h('main', { key: pathname }, h('h1', null, pathname), h('site-blocks', { ...given, model: 'story' }))
      }
      ReactDOM.createRoot(root).render(
        h(BrowserRouter, null,
          h('site-blocks', { ...given, model: 'header', id: 'header' }),
          h(Link, { to: '/home' }, 'Home'), ' ', h(Link, { to: '/about' }, 'About'), h(Page)),
      )
    </script>`,
  }),
  'Vue Router': ({ attributes }) => ({
    scripts: ['vue/dist/vue.global.prod.js', 'vue-router/dist/vue-router.global.prod.js'],
    body: `<div id="root"></div>
    <script>
      const Page = { template: '<h1>{{ $route.path }}</h1><site-blocks model="story" ${attributes} />' }
      const routes = [{ path: '/:page', component: Page }]
      const router = VueRouter.createRouter({ history: VueRouter.createWebHistory(), routes })
      const app = Vue.createApp({
        template: \`<site-blocks id="header" model="header" ${attributes} />
          <RouterLink to="/home">Home</RouterLink> <RouterLink to="/about">About</RouterLink>
          <RouterView :key="$route.path" />\`,
      })
      app.config.compilerOptions.isCustomElement = (tag) => tag === 'site-blocks'
      app.use(router).mount('#root')
    </script>`,
  }),
  Turbo: ({ attributes, path }) => ({
    scripts: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
    body: `<site-blocks id="header" model="header" ${attributes} data-turbo-permanent></site-blocks>
    ${links}
    <h1>${path}</h1>
    <site-blocks model="story" ${attributes}></site-blocks>
    <div id="footer" data-turbo-permanent data-siteblocks data-model="footer"></div>`,
  }),
  htmx: ({ attributes, path }) => ({
    scripts: ['htmx.org/dist/htmx.min.js'],
    body: `<site-blocks id="header" model="header" ${attributes} hx-preserve></site-blocks>
    <div hx-boost="true">${links}</div>
    <h1>${path}</h1>
    <site-blocks model="story" ${attributes}></site-blocks>`,
  }),
}

/** A page of such a site. */
function routedPage(name: string, parts: SiteSources): string {
  const { scripts, body } = routedSites[name]?.(parts) ?? { scripts: [], body: '' }
  const trusted = parts.attributes.replace(/(?<= |^)(?=[\w-]+=)/g, 'data-')
  return htmlPage(`<title>${parts.path}</title>
    <script src="/embed.js" ${trusted}></script>
    <script src="/connect.js" data-watch></script>
    ${scripts.map((file) => `<script src="/vendor/${file}"></script>`).join('\n    ')}
    <body>${body}`)
}

for (const name of Object.keys(routedSites)) {
  test(`each route of ${name} is a page view and keeps persistent widgets`, async ({
    host,
    page,
    content,
  }) => {
    const save = (model: string, id: string, says: string, path?: string): Promise<void> =>
      content.save(model, {
        id,
        ...(path && { query: [{ property: 'urlPath', operator: 'is', value: path }] }),
        data: { blocks: [text(id, says)] },
      })
    await Promise.all([
      save('header', 'header', 'Header'),
      save('footer', 'footer', 'Footer'),
      save('story', 'home', 'A story at home', '/home'),
      save('story', 'about', 'A story about', '/about'),
    ])
    const attributes = `api-key="roastery-demo" host="${content.url}"`
    for (const path of ['/home', '/about']) {
      host.site.answer(path, { html: routedPage(name, { attributes, path }) })
    }
    const asked: (string | undefined)[] = []
    page.on('request', (request) => {
      const [, model] = /\/api\/v3\/content\/(\w+)/.exec(request.url()) ?? []
      if (model) asked.push(model)
    })
    const impressions = async (): Promise<string[]> =>
      (await content.events('impression'))
        .filter(({ data }) => data.contentId !== 'footer')
        .map(({ data: { contentId, metadata } }) => {
          const { url } = metadata as { readonly url: string }
          return `${contentId} at ${new URL(url).pathname}`
        })

    await host.open('/home')
    const expected: string[] = []
    const arrive = async (id: string, says: string): Promise<void> => {
      await expect(page.getByText(says)).toBeVisible()
      expected.push(`${id} at /${id}`, `header at /${id}`)
      await expect.poll(async () => (await impressions()).sort()).toEqual([...expected].sort())
    }
    await arrive('home', 'A story at home')
    const stays = page.locator('#header .builder-content, #footer .builder-content')
    const kept = await stays.elementHandles()

    await page.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: '/about' })).toBeVisible()
    await arrive('about', 'A story about')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: '/home' })).toBeVisible()
    await arrive('home', 'A story at home')
    for (const shown of kept) expect(await shown.evaluate((node) => node.isConnected)).toBe(true)
    expect(asked.filter((model) => model === 'header')).toHaveLength(1)
    expect(asked.filter((model) => model === 'footer')).toHaveLength(name === 'Turbo' ? 1 : 0)
    // Turbo first shows its cached copy of a page, which may request content too.
    const stories = asked.filter((model) => model === 'story').length
    expect(stories).toBeGreaterThanOrEqual(3)
    expect(stories).toBeLessThanOrEqual(name === 'Turbo' ? 4 : 3)
  })
}
