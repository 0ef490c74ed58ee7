import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { styleMismatches } from '../support/checks/styleMismatches'
import { block, formOf, labelled, text } from '../support/content/formContent'
import { landingBlocks } from '../support/content/landing'
import { mountEntry } from '../support/pageObjects/mountEntry'

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
          formOf(
            visitor.custom('x'),
            labelled('Name', { name: 'name' }, { properties: { autocomplete: 'username' } }),
          ),
        ],
      },
    }
    await visitor.mount([], {
      isolation: 'light',
      content,
      minHeight: 400,
      responsiveTo: 'container',
    })
    // Password managers look for fields in the document.
    expect(
      await page.evaluate(() => document.querySelector('form [autocomplete=username]')?.localName),
    ).toBe('input')
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
})
