import { expect, test } from '../fixtures'
import { axeFindings } from '../support/checks/axeFindings'
import type { ContentBlock } from '../support/content/contentBlocks'
import { block, formOf, labelled } from '../support/content/formContent'

const autocomplete = (token: string) => ({ properties: { autocomplete: token } })

const SIGN_UP: ContentBlock[] = [
  ...labelled('Name', { name: 'name', required: true }, autocomplete('name')),
  ...labelled('Email', { name: 'email', type: 'email', required: true }, autocomplete('email')),
  ...labelled(
    'Plan',
    {
      name: 'plan',
      options: [
        { value: 'one', name: 'One bag' },
        { value: 'two', name: 'Two bags' },
      ],
    },
    { kind: 'Form:Select' },
  ),
  ...labelled('Whole beans', { name: 'grind', type: 'radio', value: 'whole' }),
  ...labelled('Ground', { name: 'grind', type: 'radio', value: 'ground' }),
  ...labelled('Note', { name: 'note' }, { kind: 'Form:TextArea' }),
  ...labelled('Terms', { name: 'terms', type: 'checkbox', required: true }),
]

test.describe('a visitor with a keyboard', () => {
  test('can fill in and send the whole form without losing the focus', async ({
    visitor,
    page,
    content,
  }) => {
    await visitor.show([formOf(visitor.custom('keyboard'), SIGN_UP)])
    const { keyboard } = page
    await keyboard.press('Tab')
    await expect(page.getByLabel('Name')).toBeFocused()
    await keyboard.type('Maren')
    await keyboard.press('Tab')
    await keyboard.type('maren@lock.example')
    await keyboard.press('Tab')
    await expect(page.getByLabel('Plan')).toBeFocused()
    await keyboard.type('Two')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await expect(page.getByLabel('Ground', { exact: true })).toBeChecked()
    await keyboard.press('Tab')
    await keyboard.type('one')
    await keyboard.press('Enter')
    await keyboard.type('two')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await expect(visitor.send).toBeFocused()
    await keyboard.press('Space')
    await expect(visitor.message).toHaveText('Thanks!')
    await expect(visitor.send).toBeFocused()
    expect(JSON.parse(String(await content.body(await content.submission())))).toEqual({
      name: 'Maren',
      email: 'maren@lock.example',
      plan: 'two',
      grind: 'ground',
      note: 'one\ntwo',
      terms: true,
    })
  })

  test('can send by Enter in a field, with or without a button', async ({
    visitor,
    page,
    content,
  }) => {
    const field = labelled('Name', { name: 'name' })
    const lone = block('Form:Form', visitor.custom('lone'), { children: field })
    await visitor.show([formOf(visitor.custom('button'), [field]), lone])
    for (const [index, form] of ['button', 'lone'].entries()) {
      await page.getByLabel('Name').nth(index).press('Enter')
      await expect(visitor.message.nth(index)).toHaveText('Thanks!')
      expect((await content.submissions()).map((sent) => sent.form)).toContain(form)
    }
  })
})

test.describe('native validation', () => {
  test('blocks the form, focuses the first invalid field and describes its error until fixed', async ({
    visitor,
    page,
    content,
  }) => {
    await visitor.show([formOf(visitor.custom('valid'), SIGN_UP)])
    const [name, email] = [page.getByLabel('Name'), page.getByLabel('Email')]
    const heard = await page.locator('form').evaluateHandle((form) => {
      const types: string[] = []
      form.addEventListener('submit', ({ type }) => types.push(type))
      return types
    })
    await email.fill('not an address')
    await visitor.send.click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription(/fill/i)
    await expect(email).toHaveAccessibleDescription(/@/)
    await expect(visitor.message).toBeEmpty()

    await name.fill('Maren')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(name).toHaveAccessibleDescription('')
    await visitor.send.click()
    await expect(email).toBeFocused()
    await email.fill('maren@lock.example')
    await page.getByLabel('Terms').check()
    await visitor.submit()
    await content.submission()
    expect(await heard.jsonValue()).toEqual(['submit'])
  })
})

test('a form passes axe on a dark page, with invalid fields and while it is sent', async ({
  visitor,
  page,
  content,
}) => {
  await visitor.show([formOf(visitor.custom('axe'), SIGN_UP)])
  await page.addStyleTag({ content: 'body{color:#eee;background:#111}' })
  await visitor.send.click()
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Name').fill('Maren')
  await page.getByLabel('Email').fill('maren@lock.example')
  await page.getByLabel('Terms').check()
  await content.faultSubmission({ kind: 'delay', delayMs: 20_000 })
  await visitor.send.click()
  await expect(visitor.message).toContainText('Sending...')
  expect(await axeFindings(page)).toEqual([])
})

test('a form fits a phone, even with a very long option and a very long error', async ({
  visitor,
  page,
  content,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const long = 'a'.repeat(300)
  const options = [{ value: 'long', name: 'as long as it takes '.repeat(9) }, { value: 'short' }]
  const plan = labelled('Plan', { name: 'plan', options }, { kind: 'Form:Select' })
  await visitor.show([formOf(visitor.custom('fits', { errorMessagePath: 'm' }), plan)])
  await content.faultSubmission({ kind: 'status', status: 422, body: { m: long } })
  await visitor.send.click()
  await expect(visitor.message).toHaveText(long)
  await expect(visitor.answer).toBeVisible()
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  host.takeProblems()
})
