import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { text } from '../support/content/contentBlocks'

/** Greets by a name that the page provides. */
const GREETING = {
  id: 'greeting',
  data: {
    blocks: [
      text('hello', '', { bindings: { 'component.options.text': '"Hello " + state.name' } }),
    ],
  },
}

const OPTIONS = { apiKey: 'roastery-demo', model: 'page', canTrack: false, content: GREETING }

/** An element as the page's scripts see it. */
type Element = HTMLElementTagNameMap['div'] & Record<string, unknown>

/** Adds an element and sets properties, before or after inserting it. */
function add(page: Page, properties: object, before?: object): Promise<void> {
  return page.evaluate(
    ({ properties, before }) => {
      const element = Object.assign(document.createElement('site-blocks'), before)
      document.body.append(element)
      Object.assign(element, properties)
    },
    { properties, before },
  )
}

test.describe('properties of the element', () => {
  test.beforeEach(async ({ host }) => {
    await host.open('/hosts/plain?without')
  })

  test('survive a removal of up to one frame, but not a longer one', async ({ page }) => {
    await page.addScriptTag({ url: '/embed.js' })
    await add(page, { ...OPTIONS, data: { name: 'Ada' } })
    await expect(page.getByText('Hello Ada')).toBeVisible()
    const moved = await page.evaluate(async () => {
      const element = document.querySelector('site-blocks') as unknown as Element
      const { widget } = element
      const seen: unknown[] = []
      for (const wait of [Promise.resolve(), new Promise(requestAnimationFrame)]) {
        element.remove()
        await wait
        document.body.prepend(element as never)
        await new Promise(requestAnimationFrame)
        seen.push(element.widget === widget, element.shadowRoot?.textContent)
      }
      element.remove()
      element.data = { name: 'Grace' }
      await new Promise((resolve) => setTimeout(resolve, 200))
      return [...seen, element.widget, (widget as { entry: unknown }).entry]
    })
    expect(moved).toEqual([true, 'Hello Ada', true, 'Hello Ada', undefined, null])
  })

  test('apply if they were set before the script loaded', async ({ host, page }) => {
    await add(page, { ...OPTIONS, data: { name: 'Ada' } })
    await page.addScriptTag({ url: '/embed.js' })
    await expect(page.getByText('Hello Ada')).toBeVisible()
    await host.widget.evaluate((element: Element) => {
      element.data = { name: 'Grace' }
    })
    await expect(page.getByText('Hello Grace')).toBeVisible()
  })

  test('include widget and shadow root as soon as the element is defined', async ({ page }) => {
    await add(page, OPTIONS)
    const shown = page.evaluate(async () => {
      await customElements.whenDefined('site-blocks')
      const element = document.querySelector<Element>('site-blocks')
      const widget = element?.widget as { ready: Promise<{ id: string }> } | undefined
      const { shadowRoot } = element ?? {}
      await widget?.ready
      return shadowRoot?.textContent
    })
    await page.addScriptTag({ url: '/embed.js' })
    expect(await shown).toContain('Hello')
  })

  test('cause one request if they are set after the element is inserted', async ({
    host,
    page,
    content,
  }) => {
    await page.addScriptTag({ url: '/embed.js' })
    await add(
      page,
      { model: 'page', url: '/', host: host.contentHost },
      { apiKey: 'roastery-demo' },
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await content.requests('/api/v3/content/')).toHaveLength(1)
  })

  test('accept functions', async ({ page }) => {
    await page.addScriptTag({ url: '/embed.js' })
    const ready = page.evaluate((options) => {
      const element = document.createElement('site-blocks')
      document.body.append(element)
      return new Promise((resolve) => {
        const onReady = ({ entry }: { entry: { id: string } }): void => resolve(entry.id)
        Object.assign(element, options, { onReady })
      })
    }, OPTIONS)
    expect(await ready).toBe('greeting')
  })

  test('are reported if they are wrong, and override the attribute until it changes', async ({
    host,
    page,
  }) => {
    await page.addScriptTag({ url: '/embed.js' })
    await add(page, { ...OPTIONS, data: 'Ada' })
    await expect
      .poll(() => host.takeProblems())
      .toEqual([
        'error: SiteBlocks: option "data" must be an object, got "Ada". Pass an object, or leave the option out.',
      ])
    const set = (name: string) =>
      host.widget.evaluate((element: Element, given) => {
        element.data = { name: given }
      }, name)
    const write = (name: string) =>
      host.widget.evaluate(
        (element, data) => element.setAttribute('data', data),
        `{"name":"${name}"}`,
      )
    await set('Ada')
    await expect(page.getByText('Hello Ada')).toBeVisible()
    await write('Alan')
    await expect(page.getByText('Hello Alan')).toBeVisible()
    await set('Grace')
    await expect(page.getByText('Hello Grace')).toBeVisible()
    await write('Edsger')
    await expect(page.getByText('Hello Edsger')).toBeVisible()
  })

  test('return the assigned value, else the attribute, else the default', async ({ page }) => {
    await page.addScriptTag({ url: '/embed.js' })
    const values = await page.evaluate(() => {
      const element = document.createElement('site-blocks') as unknown as Element
      const read = (): unknown[] => [element.offset, element.loading, element.canTrack]
      const initial = read()
      element.setAttribute('offset', '5')
      element.setAttribute('loading', 'whenever')
      element.setAttribute('can-track', 'false')
      const written = read()
      Object.assign(element, { offset: 7, loading: 'lazy', canTrack: '' })
      const assigned = read()
      Object.assign(element, { offset: undefined, loading: undefined, canTrack: null })
      return [initial, written, assigned, read()]
    })
    expect(values).toEqual([
      [0, 'eager', true],
      [5, 'eager', false],
      [7, 'lazy', true],
      [0, 'eager', true],
    ])
  })
})

test('React 19 sets objects and texts as properties', async ({ host, page }) => {
  await host.open('/hosts/react-19?without')
  await page.addScriptTag({ url: '/embed.js' })
  const render = (name: string): Promise<void> =>
    page.evaluate(
      ({ options, name }) => {
        const { React, ReactDOM, root } = window as unknown as ReactPage
        const shown =
          root ?? ReactDOM.createRoot(document.body.appendChild(document.createElement('div')))
        Object.assign(window, { root: shown })
        const attributes = {
          'api-key': options.apiKey,
          model: 'page',
          'can-track': 'false',
          offset: '0',
        }
        const data = { name }
        shown.render(
          React.createElement('site-blocks', { ...attributes, content: options.content, data }),
        )
      },
      { options: OPTIONS, name },
    )
  await render('Ada')
  await expect(page.getByText('Hello Ada')).toBeVisible()
  await render('Grace')
  await expect(page.getByText('Hello Grace')).toBeVisible()
  const options = await host.widget.evaluate((element: Element) => [element.offset, element.model])
  expect(options).toEqual([0, 'page'])
})

interface ReactPage {
  readonly React: { createElement(name: string, properties: object): unknown }
  readonly ReactDOM: { createRoot(container: HTMLElement): ReactPage['root'] & {} }
  readonly root?: { render(element: unknown): void }
}
