import { expect, test } from '../fixtures'
import { block, formOf, hidden, labelled } from '../support/formContent'

test.describe('a field', () => {
  test('of type hidden keeps the value that a script sets, even after a failure', async ({
    visitor,
    page,
    host,
  }) => {
    const sent: unknown[] = []
    await page.route(visitor.action('utm'), (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({
        status: 422,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { message: 'No' },
      })
    })
    const late = block('Form:Input', { type: 'hidden', name: 'click', defaultValue: '' })
    await visitor.show([formOf(visitor.custom('utm'), [hidden('utm', 'none'), late])])
    await visitor.form.evaluate((form) => {
      for (const name of ['utm', 'click']) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
        if (field) field.value = `${name}-1`
      }
    })
    for (const attempt of [1, 2]) {
      await visitor.send.click()
      await expect.poll(() => sent.length).toBe(attempt)
      await expect(visitor.form).not.toHaveAttribute('aria-busy')
    }
    const filled = { utm: 'utm-1', click: 'click-1' }
    expect(sent).toEqual([filled, filled])
    // The browser logs answers like this one.
    host.takeProblems()
  })

  test('of each kind starts with a value bound to a request', async ({ visitor, page }) => {
    await page.route('**/country', (route) => route.fulfill({ json: 'de' }))
    const bound = { bindings: { 'component.options.defaultValue': 'state.country' } }
    const options = [{ value: 'us' }, { value: 'de' }]
    const fields = [
      labelled('Select', { name: 's', options }, { kind: 'Form:Select', ...bound }),
      labelled('Input', { name: 'i' }, bound),
      labelled('Area', { name: 'a' }, { kind: 'Form:TextArea', ...bound }),
    ]
    const form = formOf(visitor.custom('late'), fields)
    const data = { blocks: [form], httpRequests: { country: '/country' } }
    await visitor.show([], { content: { id: 'late', data } })
    for (const label of ['Select', 'Input', 'Area']) {
      await expect(page.getByLabel(label)).toHaveValue('de')
    }
    await page.getByLabel('Select').selectOption('us')
    await visitor.form.evaluate((element: HTMLFormElement) => element.reset())
    await expect(page.getByLabel('Select')).toHaveValue('de')
  })

  test('bound to the state is empty after the form is sent', async ({ visitor, page, content }) => {
    const field = labelled(
      'Search',
      { name: 'q' },
      { bindings: { value: 'state.q' }, actions: { input: 'state.q = event.target.value' } },
    )
    await visitor.show([formOf(visitor.custom('reset'), [field])])
    await page.getByLabel('Search').pressSequentially('tea')
    await visitor.submit()
    await content.submission()
    await expect(page.getByLabel('Search')).toHaveValue('')
  })
})
