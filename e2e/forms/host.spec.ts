import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { formOf, hidden, labelled } from '../support/formContent'

const NAMES = [
  'presubmit',
  'submit:success',
  'submit:error',
  'route',
  'siteblocks:submit',
  'siteblocks:submit-success',
  'siteblocks:submit-error',
]

/** Records the form events that the page receives, and prevents the default of `prevented`. */
async function hear(page: Page, prevented = ''): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ({ names, prevent }) => {
      const events: string[] = []
      for (const name of names) {
        document.addEventListener(name, (event) => {
          const { body, response } = (event as CustomEvent).detail ?? {}
          const detail = name.startsWith('siteblocks:') ? ` ${body} ${response?.status}` : ''
          events.push(name + detail)
          if (name === prevent) event.preventDefault()
        })
      }
      Object.assign(window, { events })
    },
    { names: NAMES, prevent: prevented },
  )
  return () => page.evaluate(() => (window as unknown as { events: string[] }).events)
}

for (const isolation of ['shadow', 'light'] as const) {
  test.describe(`the host page, isolation ${isolation}`, () => {
    const one = [hidden('a', '1')]

    test('receives success events and can read the answer', async ({ visitor, page, content }) => {
      await visitor.host.open('/forms')
      const heard = await hear(page)
      await visitor.mount([formOf(visitor.custom('events', { successUrl: '#done' }), one)], {
        isolation,
      })
      await page.evaluate(() => {
        document.addEventListener('siteblocks:submit-success', async (event) => {
          Object.assign(window, { answer: await (event as CustomEvent).detail.response.json() })
        })
      })
      await visitor.send.click()
      await page.waitForURL('**#done')
      expect(await heard()).toEqual([
        'presubmit',
        'siteblocks:submit {"a":"1"} undefined',
        'submit:success',
        'siteblocks:submit-success {"a":"1"} 200',
        'route',
      ])
      const { id } = await content.submission()
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { answer: unknown }).answer))
        .toEqual({ ok: true, id })
    })

    test('can have a form around the widget, which is not submitted with it', async ({
      visitor,
      page,
      content,
    }) => {
      const fields = labelled('Name', { name: 'name' })
      await visitor.show([formOf(visitor.custom('inner'), fields)], { isolation }, '/form-in-form')
      const before = page.url()
      await page.getByLabel('Name').fill('Maren')
      await page.getByLabel('Name').press('Enter')
      await expect(visitor.message).toHaveText('Thanks!')
      expect(page.url()).toBe(before)
      expect(String(await content.body(await content.submission()))).toBe('{"name":"Maren"}')
      const names = await page.evaluate(() =>
        Array.from(new FormData(document.querySelector('#page-form') as HTMLFormElement).keys()),
      )
      expect(names).toEqual(['__VIEWSTATE', 'page-search'])
    })

    test('receives no keys while a visitor types, except Escape and Tab', async ({
      visitor,
      page,
    }) => {
      const fields = [
        ...labelled('Name', { name: 'name' }),
        ...labelled('Agree', { name: 'agree', type: 'checkbox' }),
      ]
      await visitor.show([formOf(visitor.custom('keys'), fields)], { isolation }, '/form-in-form')
      await page.getByLabel('Name').focus()
      await page.keyboard.type('/?k')
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Agree')).toBeFocused()
      await page.keyboard.press('?')
      const pressed = await page.evaluate(
        () => (window as unknown as { pressed: string[] }).pressed,
      )
      expect(pressed).toEqual(['Escape', 'Tab', '?'])
    })
  })
}
