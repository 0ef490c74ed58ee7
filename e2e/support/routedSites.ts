import { htmlPage } from './htmlPage'

/** A site with several pages and a client-side router. */
interface RoutedSite {
  /** Scripts of `node_modules`. */
  readonly scripts: readonly string[]
  readonly body: string
}

/** Parts of a site. */
export interface SiteSources {
  /** Attributes of every `<site-blocks>`. */
  readonly attributes: string
  readonly path: string
}

const links = '<nav><a href="/home">Home</a> <a href="/about">About</a></nav>'

/** Sites whose header stays while `story` changes with each page, by name of the router. */
export const routedSites: Readonly<Record<string, (parts: SiteSources) => RoutedSite>> = {
  'React Router': ({ attributes }) => ({
    scripts: [
      'react-18/umd/react.production.min.js',
      'react-dom-18/umd/react-dom.production.min.js',
      '@remix-run/router/dist/router.umd.min.js',
      'react-router/dist/umd/react-router.production.min.js',
      'react-router-dom/dist/umd/react-router-dom.production.min.js',
    ],
    body: `<div id="root" data-parts='${attributes}'></div>
    <script>
      const { createElement: h } = React
      const { BrowserRouter, Link, useLocation } = ReactRouterDOM
      const content = document.createElement('template')
      content.innerHTML = '<i ' + root.dataset.parts + '></i>'
      const given = Object.fromEntries(Array.from(content.content.firstChild.attributes, ({ name, value }) => [name, value]))
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
      const cart = Vue.reactive({ total: 0 })
      const Page = { template: '<h1>{{ $route.path }}</h1><site-blocks model="story" ${attributes} />' }
      const routes = [{ path: '/:page', component: Page }]
      const router = VueRouter.createRouter({ history: VueRouter.createWebHistory(), routes })
      const app = Vue.createApp({
        setup: () => ({ cart }),
        template: \`<site-blocks id="header" model="header" ${attributes} :data.prop="{ cart }" />
          <RouterLink to="/home">Home</RouterLink> <RouterLink to="/about">About</RouterLink>
          <button @click="cart.total++">Add to cart</button>
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
export function routedPage(name: string, parts: SiteSources): string {
  const { scripts, body } = routedSites[name]?.(parts) ?? { scripts: [], body: '' }
  const trusted = parts.attributes.replace(/(?<= |^)(?=[\w-]+=)/g, 'data-')
  return htmlPage(`<title>${parts.path}</title>
    <script src="/embed.js" ${trusted}></script>
    <script src="/connect.js" data-watch></script>
    ${scripts.map((file) => `<script src="/vendor/${file}"></script>`).join('\n    ')}
    <body>${body}`)
}
