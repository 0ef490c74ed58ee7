import { expect, test } from '../fixtures'
import { formOf, labelled } from '../support/content/formContent'

for (const isolation of ['shadow', 'light'] as const) {
  test(`the page can have a form around the widget, which is not submitted with it, in ${isolation}`, async ({
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
}
