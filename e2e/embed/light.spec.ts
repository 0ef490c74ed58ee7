import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { block, formOf, labelled, text } from '../support/formContent'
import { landingBlocks } from '../support/landing'
import { mountEntry } from '../support/mountEntry'
import { styleMismatches } from '../support/styleMismatches'

/** All computed styles of the page's own elements. */
const pageStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'html, body, h1, label, input[name=page-search], #witness, #witness *',
      ),
    )
      .filter((element) => !element.closest('#app'))
      .map((element) => {
        const style = getComputedStyle(element)
        return `${element.localName}#${element.id} ${Array.from(style, (name) => (/height|size|origin|inset|perspective/.test(name) ? '' : `${name}:${style.getPropertyValue(name)}`)).join(';')}`
      }),
  )

test.describe('content without a shadow root', () => {
  test('exposes its form fields to password managers', async ({ visitor, page }) => {
    const fields = [
      ...labelled(
        'Email',
        { name: 'email', type: 'email' },
        { properties: { autocomplete: 'username' } },
      ),
      ...labelled(
        'Password',
        { name: 'password', type: 'password' },
        { properties: { autocomplete: 'new-password' } },
      ),
    ]
    await visitor.show([formOf(visitor.custom('sign-up'), fields)], { isolation: 'light' })
    const found = await page.evaluate(() => {
      const password = document.querySelector<HTMLInputElement>('input[type=password]')
      return {
        shadow: document.querySelector('#app')?.shadowRoot ?? null,
        owner: password?.form === document.forms[0],
        user: password?.form?.querySelector('[autocomplete=username]')?.localName,
      }
    })
    expect(found).toEqual({ shadow: null, owner: true, user: 'input' })
    await expect(page.getByText('Placeholder of the site')).toBeHidden()
  })

  test('changes no styles of the page and unmounts without a trace', async ({
    visitor,
    page,
    host,
  }) => {
    await host.open('/form-in-form')
    const [styles, markup] = [await pageStyles(page), await page.locator('#app').innerHTML()]
    const leaking = {
      ...block('Custom Code', {
        code: '<style>} body { letter-spacing: 9px } p { text-indent: 40px } .x { color: red }</style><p class="x">Styled</p>',
      }),
    }
    const content = {
      id: 'light-entry',
      data: {
        cssCode:
          'p, button { text-transform: uppercase } body { padding: 77px } } label { word-spacing: 9px }',
        blocks: [
          leaking,
          text('<p>Inside</p>'),
          formOf(visitor.custom('x'), labelled('Name', { name: 'name' })),
        ],
      },
    }
    await visitor.mount([], {
      isolation: 'light',
      content,
      minHeight: 400,
      responsiveTo: 'container',
    })
    expect(await host.computed(page.getByText('Inside'), 'text-transform')).toBe('uppercase')
    expect(await host.computed(page.getByText('Styled'), 'color')).toBe('rgb(255, 0, 0)')
    expect(await pageStyles(page)).toEqual(styles)

    await page.evaluate(() => window.mounted?.unmount())
    expect(await page.locator('#app').evaluate((element) => element.outerHTML)).toBe(
      `<div id="app">${markup}</div>`,
    )
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    expect(await pageStyles(page)).toEqual(styles)
  })

  test('looks as its author styled it on a page without rules', async ({ host, page }) => {
    await mountEntry(host, { options: { url: '/', isolation: 'light' } })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const blocks = landingBlocks(host.contentHost)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await styleMismatches(host.widget, blocks, width)).toEqual([])
    }
  })

  test('hides a placeholder that is parsed after the script', async ({ host, page }) => {
    const content = JSON.stringify({ id: 'e', data: { blocks: [text('<p>Inside</p>')] } })
    const padding = '<!-- a slow page -->'.repeat(4_000)
    host.site.answer('/parsed', {
      html: `<!doctype html><title>Parsed</title><script src="/embed.js"></script>
        <site-blocks api-key="k" model="page" isolation="light" can-track="false" content='${content}'>
          A text ${padding}<p>A placeholder</p>
        </site-blocks>`,
    })
    await host.open('/parsed')
    await expect(page.getByText('Inside')).toBeVisible()
    await expect(page.getByText('A placeholder')).toBeHidden()
    await expect(page.getByText('A text')).toBeHidden()
  })

  test('keeps its styles when another widget is unmounted', async ({ visitor, page, host }) => {
    await host.open('/forms')
    const layout = await page.evaluate(async (contentHost) => {
      const mount = (content: unknown) => {
        const container = document.createElement('section')
        document.querySelector('main')?.append(container)
        const options = {
          apiKey: 'k',
          model: 'page',
          host: contentHost,
          isolation: 'light',
          content,
        }
        return { container, widget: window.SiteBlocks.mount(container, options as never) }
      }
      const entry = { id: 'e', data: { blocks: [] } }
      const [one, two] = [mount(entry), mount(entry)]
      await Promise.all([one.widget.ready, two.widget.ready])
      const display = () => {
        const blocks = two.container.querySelector('.builder-blocks') as Element
        return getComputedStyle(blocks).display
      }
      const before = display()
      const shared = new Set(document.adoptedStyleSheets).size < document.adoptedStyleSheets.length
      one.widget.unmount()
      const between = display()
      two.widget.unmount()
      return { before, between, shared, sheets: document.adoptedStyleSheets.length }
    }, visitor.host.contentHost)
    expect(layout).toEqual({ before: 'flex', between: 'flex', shared: true, sheets: 0 })
  })

  test('lets the page’s React update the placeholder', async ({ host, page }) => {
    const content = { id: 'e', data: { blocks: [text('<p>Inside</p>')] } }
    const react = ['react-18/umd/react', 'react-dom-18/umd/react-dom']
    host.site.answer('/react-light', {
      html: `<!doctype html><title>React</title><script src="/embed.js"></script>
        ${react.map((file) => `<script src="/vendor/${file}.production.min.js"></script>`).join('')}
        <div id="root"></div>
        <script>
          const h = React.createElement
          const given = { 'api-key': 'k', model: 'page', isolation: 'light', 'can-track': 'false', content: ${JSON.stringify(JSON.stringify(content))} }
          function App() {
            const [loading, setLoading] = React.useState(true)
            const placeholder = loading ? [h('p', { key: 1 }, 'Spinner'), 'Wait'] : 'Done'
            return h('main', null, h('h1', null, 'My app'), h('site-blocks', given, placeholder),
              h('button', { onClick: () => setLoading(!loading) }, 'Change'))
          }
          ReactDOM.createRoot(root).render(h(App))
        </script>`,
    })
    await host.open('/react-light')
    await expect(page.getByText('Inside')).toBeVisible()
    for (let turn = 0; turn < 3; turn++) {
      await page.getByRole('button', { name: 'Change' }).click()
      await expect(page.getByRole('heading', { name: 'My app' })).toBeVisible()
      await expect(page.getByText('Inside')).toBeVisible()
      for (const words of ['Spinner', 'Wait', 'Done']) {
        await expect(page.getByText(words)).toBeHidden()
      }
    }
  })
})
