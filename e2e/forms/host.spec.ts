import { expect, test } from '../fixtures'
import { formOf, labelled } from '../support/formContent'

for (const isolation of ['shadow', 'light'] as const) {
  test.describe(`the host page, isolation ${isolation}`, () => {
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
