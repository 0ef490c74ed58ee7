import { expect, test } from '../fixtures'
import { watch } from '../support/checks/watch'
import { block, text } from '../support/content/contentBlocks'
import { htmlSamples } from '../support/content/htmlSamples'
import { mountEntry } from '../support/pageObjects/mountEntry'
import { everything, offer } from '../support/served/servedContent'
import {
  contentRequests,
  expectHydrated,
  openServed,
  serveEntry,
  widgetOptions,
  withoutScripts,
} from '../support/served/servedHost'

const NONCE = 'bm9uY2U'

test.describe('server-rendered content', () => {
  test('is visible and styled without any script', async ({ host, context }) => {
    await serveEntry(host, everything)
    await withoutScripts(context, async (page) => {
      await page.goto(`${host.site.url}/served`)
      await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible()
      const intro = page.locator('.builder-intro')
      await expect(intro).toHaveCSS('padding-top', '11px')
      await expect(intro).toHaveCSS('letter-spacing', '3px')
      await expect(page.getByText('Code ran on a server: 2')).toBeVisible()
      await expect(page.getByText('Inline style')).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(page.getByText('Bound style')).toHaveCSS('color', 'rgb(4, 5, 6)')
      await expect(page.locator('section.builder-section')).toHaveCSS('max-width', '700px')
      await expect(page.getByText('Note')).toHaveCSS('font-style', 'italic')
      await expect(page.getByText('Part: Given')).toHaveCSS('font-weight', '800')
      const [left, right] = ['Left', 'Right'].map((name) => page.getByText(name, { exact: true }))
      expect((await left?.boundingBox())?.y).toBe((await right?.boundingBox())?.y)
      await expect(page.getByText('Slide 1')).toBeVisible()
      await expect(page.getByText('Slide 2')).toHaveCount(0)
      await expect(page.getByText('Tile Ada')).toBeVisible()
      await expect(page.getByText('Tile Grace')).toHaveCount(0)
      await expect(page.getByText('For all')).toBeVisible()
    })
  })

  test('hydrates to the browser’s own rendering without a shift or a request', async ({
    host,
    page,
  }) => {
    const seen = await watch(page)
    await openServed(host, everything)
    await expect(page.getByText('Slide 3')).toBeAttached()
    await expect(page.getByText('Tile Linus')).toBeVisible()
    await expect(page.getByText('Server: false, path: /served')).toBeVisible()
    await expect(page.getByText('Code ran on a browser: 2')).toBeVisible()
    expect(await contentRequests(host)).toBe(0)
    const differences = await page.evaluate(
      async (options) => {
        const normal = (root: ShadowRoot | null | undefined): string =>
          (root?.innerHTML ?? '')
            .replace(/\bsb[a-z]+-\w+/g, 'styled')
            .replace(/_sb[a-z]+[rR]_\w+?_/g, 'id')
            // Those of the server stay, for elements that never change.
            .replace(/<style>.*?<\/style>/gs, '')
            .replace(/ data-sb-start="[^"]*"/g, '')
            // React leaves the attribute behind when it takes the last declaration out.
            .replace(/ style=""/g, '')
            // Without a server, a lazy video gets its source when it comes near.
            .replace(/<source src="[^"]*" type="video\/mp4">/g, '')
        const container = document.createElement('div')
        document.body.append(container)
        await window.SiteBlocks.mount(container, options as never).ready
        const names = (html: string): string[] =>
          html.split('<').map((tag) => tag.split(/[ >]/).sort().join(' '))
        const rendered = names(normal(container.shadowRoot))
        const served = names(normal(document.querySelector('site-blocks')?.shadowRoot))
        return served.filter((tag, index) => tag !== rendered[index])
      },
      { ...widgetOptions(host), content: everything },
    )
    expect(differences).toEqual([])
    const { shift } = await seen()
    // A masonry is hidden until it is laid out, but has its size.
    expect(shift).toBeLessThan(0.01)
  })
})

test.describe('a strict policy', () => {
  const policies = [
    {
      name: 'that allows only files of the site',
      policy: "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
      options: (css: (text: string) => string) => ({ stylesHref: css, decideSrc: '/decide.js' }),
    },
    {
      name: 'with a nonce',
      policy: `script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`,
      nonce: NONCE,
      options: () => ({ nonce: NONCE }),
    },
  ]
  for (const { name, policy, nonce, options } of policies) {
    test(`${name}: content is styled, decided and hydrated`, async ({ host, page }) => {
      let styles = 0
      const save = (css: string): string => {
        const path = `/served-${styles++}.css`
        host.site.answer(path, { html: css })
        return path
      }
      const connect = `; connect-src 'self' ${host.contentHost}`
      const seen = await watch(page)
      const served = { options: options(save), policy: policy + connect, nonce }
      await openServed(host, everything, served)
      await expect(page.getByText('Slide 3')).toBeAttached()
      await expectHydrated(page)
      await expect(page.locator('.builder-intro')).toHaveCSS('padding-top', '11px')
      await expect(page.getByText('Inline style')).toHaveCSS('color', 'rgb(1, 2, 3)')

      await openServed(host, offer, served)
      await expectHydrated(page)
      const price = page.locator('.builder-price')
      const isBold = (await price.textContent()) === 'Half price'
      await expect(price).toHaveCSS('color', isBold ? 'rgb(8, 8, 8)' : 'rgb(7, 7, 7)')
      expect((await seen()).violations).toEqual([])
    })
  }

  test('allows styles from a file if scripts are disabled', async ({ host, context }) => {
    const options = { stylesHref: '/served.css' }
    const policy = "script-src 'self'; style-src 'self'"
    const { css } = await serveEntry(host, everything, { options, policy })
    host.site.answer('/served.css', { html: css })
    await withoutScripts(context, async (page) => {
      await page.goto(`${host.site.url}/served`)
      await expect(page.locator('.builder-intro')).toHaveCSS('padding-top', '11px')
      await expect(page.getByText('Inline style')).toHaveCSS('color', 'rgb(1, 2, 3)')
    })
  })
})

test('server-rendered markup runs no code of the content', async ({ host, page }) => {
  const evil =
    '</script></style></template><script>window.pwned = 1</script><img src=x onerror="window.pwned=2">'
  const entry = {
    id: `evil${evil}`,
    data: {
      state: { evil },
      cssCode: `.a{content:"${evil}"}</style><script>window.pwned = 3</script>`,
      blocks: [
        text('state', '{{state.evil}}'),
        text('html', `${evil}<svg><style><img src=x onerror="window.pwned=4"></style></svg>`),
        text('style', `<p style='color:red;}</style><script>window.pwned=5</script>'>Styled</p>`),
        text(
          'math',
          '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=6&gt;">',
        ),
        text('area', '<svg><textarea><g title="</textarea><img src=x onerror=window.pwned=7>">'),
        text('link', '<a href="java&#9;script:window.pwned=8" id="bad">Bad</a>'),
        block('embed', 'Embed', {
          content: `<iframe srcdoc="<script>parent.pwned=9</script>"></iframe>${evil}`,
        }),
        text('class', 'Class', { class: `x"><script>window.pwned = 10</script>` }),
        text('styles', 'Last', {
          responsiveStyles: { large: { color: `red}</style><script>window.pwned=11</script>` } },
        }),
      ],
    },
  }
  const options = { locale: `"><script>window.pwned = 12</script>` }
  await openServed(host, entry, { options, script: 'none' })
  await expect(page.getByText('Last')).toBeVisible()
  await expect(page.locator('#below')).toBeVisible()
  await expect(page.locator('site-blocks').locator('script:not([type])')).toHaveCount(0)
  await expect(page.locator('#bad')).not.toHaveAttribute('href')
  expect(await page.evaluate(() => (window as never as { pwned: unknown }).pwned)).toBeUndefined()
  const image = page.locator('site-blocks img').first()
  await expect(image).toHaveJSProperty('complete', true)
  host.takeProblems()
})

test('the server sanitises as the browser does', async ({ host, page }) => {
  const data = { blocks: htmlSamples.map((html, n) => text(`${n}`, html)) }
  const { html } = await serveEntry(host, { id: 'html', data })
  await mountEntry(host, { data })
  const [served, shown] = await page.evaluate((given) => {
    /** Markup whose attributes are in order. */
    const textsIn = (root: ParentNode | null | undefined): string[] =>
      Array.from(root?.querySelectorAll('.builder-text') ?? [], (shown) => {
        for (const element of Array.from(shown.querySelectorAll('*'))) {
          const attributes = Array.from(element.attributes, ({ name, value }) =>
            /style$/.test(name) ? ['style', value.replace(/[;\s]/g, '')] : [name, value],
          )
          for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
          for (const [name = '', value = ''] of attributes.sort()) element.setAttribute(name, value)
        }
        return shown.innerHTML
      })
    const { body } = new DOMParser().parseFromString(given, 'text/html')
    const { shadowRoot } = document.querySelector('#app') as Element
    return [textsIn(body.querySelector('template')?.content), textsIn(shadowRoot)]
  }, html)
  expect(served).toHaveLength(htmlSamples.length)
  expect(served).toEqual(shown)
  // Ignores missing images.
  await page.goto('about:blank')
  host.takeProblems()
})

test('the content host server-renders its pages', async ({ host, page }) => {
  const seen = await watch(page)
  await page.goto(`${host.contentHost}/server/landing`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectHydrated(page)
  expect(await contentRequests(host)).toBe(0)
  expect(await seen()).toEqual({ shift: 0, violations: [] })
})
