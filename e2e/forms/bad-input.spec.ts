import { expect, test } from '../fixtures'
import { block, formOf, hidden, labelled } from '../support/formContent'

test.describe('a form withstands', () => {
  test('field names that target a prototype', async ({ visitor, page, content, host }) => {
    const names = ['__proto__.x', 'a[__proto__].x', 'constructor.prototype.x', 'prototype']
    await visitor.show([
      formOf(visitor.custom('proto'), [
        ...names.map((name) => hidden(name, 'bad')),
        hidden('ok', '1'),
      ]),
    ])
    await visitor.submit()
    expect(String(await content.body(await content.submission()))).toBe('{"ok":"1"}')
    expect(await page.evaluate(() => 'x' in {})).toBe(false)
    const problems = host.takeProblems()
    expect(problems).toHaveLength(names.length)
    for (const [index, problem] of problems.entries()) expect(problem).toContain(names[index])
  })

  for (const url of ['javascript:window.ran=1', ' jAvAscript:window.ran=1', 'data:text/html,x']) {
    test(`the success URL ${url}`, async ({ visitor, page, content, host }) => {
      await visitor.show([formOf(visitor.custom('url', { successUrl: url }), [hidden('a', '1')])])
      const before = page.url()
      await visitor.submit()
      expect(page.url()).toBe(before)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      expect(host.takeProblems()).toEqual([expect.stringContaining('successUrl')])
      await content.submission()
    })

    for (const sendWithJs of [true, false]) {
      test(`the action ${url}, sendWithJs ${sendWithJs}`, async ({
        visitor,
        page,
        content,
        host,
      }) => {
        const options = { sendSubmissionsTo: 'custom', action: url, sendWithJs }
        await visitor.show([formOf(options, [hidden('a', '1')])])
        await visitor.send.click()
        await expect(visitor.message).toBeEmpty()
        expect(await page.evaluate(() => 'ran' in window)).toBe(false)
        expect(await content.submissions()).toEqual([])
        expect(host.takeProblems()).toEqual([expect.stringContaining('action')])
      })
    }
  }

  test('a text of a megabyte in each of the three encodings', async ({
    visitor,
    page,
    content,
  }) => {
    const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
    // Hidden, because no browser lays out such a long text quickly.
    const field = block('Form:TextArea', { name: 'text' }, { properties: { hidden: true } })
    await visitor.show(
      types.map((contentType) => formOf(visitor.custom('long', { contentType }), [field])),
    )
    for (const index of types.keys()) {
      await page
        .locator('textarea')
        .nth(index)
        .evaluate((area: HTMLTextAreaElement) => {
          area.value = 'é\n'.repeat(350_000)
        })
      await visitor.send.nth(index).click()
      await expect(visitor.message.nth(index)).toHaveText('Thanks!')
    }
    const sizes = await Promise.all(
      (await content.submissions()).map(async (sent) => (await content.body(sent)).length),
    )
    expect(sizes).toHaveLength(3)
    for (const size of sizes) expect(size).toBeGreaterThan(1_000_000)
  })

  test('500 fields', async ({ visitor, content }) => {
    const fields = Array.from({ length: 500 }, (_, index) =>
      block(
        'Form:Input',
        { name: `f[${index}]`, defaultValue: index },
        { properties: { 'aria-label': 'F' } },
      ),
    )
    await visitor.show([formOf(visitor.custom('many'), fields)])
    await visitor.submit()
    const { f } = JSON.parse(String(await content.body(await content.submission())))
    expect(f).toEqual(Array.from({ length: 500 }, (_, index) => String(index)))
  })

  test('an input type that does not exist', async ({ visitor, page, host }) => {
    await visitor.show([
      formOf(visitor.custom('type'), labelled('Odd', { name: 'odd', type: 'image' })),
    ])
    await expect(page.getByLabel('Odd')).toHaveAttribute('type', 'text')
    expect(host.takeProblems()).toEqual([expect.stringContaining('the input type "image"')])
  })

  test('a content type that does not exist', async ({ visitor, content, host }) => {
    await visitor.show([
      formOf(visitor.custom('xml', { contentType: 'text/xml' }), [hidden('a', '1')]),
    ])
    await visitor.send.click()
    await expect.poll(() => host.problems.length).toBe(1)
    expect(host.takeProblems()).toEqual([
      expect.stringContaining('Unsupported content type: text/xml'),
    ])
    await expect(visitor.message).toBeEmpty()
    expect(await content.submissions()).toEqual([])
  })

  for (const options of [
    { sendSubmissionsTo: 'custom' },
    { sendSubmissionsTo: 'custom', sendWithJs: false },
  ]) {
    test(`no action, with ${JSON.stringify(options)}`, async ({ visitor, page, content }) => {
      await visitor.show([formOf(options, [hidden('a', '1')])])
      const before = page.url()
      await visitor.send.click()
      await expect(visitor.message).toBeEmpty()
      expect(page.url()).toBe(before)
      expect(await content.submissions()).toEqual([])
    })
  }

  test('an email recipient left at its default', async ({ visitor, content, host }) => {
    const options = { sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'your@email.com' }
    await visitor.show([formOf(options, [hidden('a', '1')])])
    await visitor.send.click()
    await expect(visitor.message).toContainText('Form submission error')
    expect(host.takeProblems()).toEqual([
      'error: SiteBlocks: SubmissionsToEmail is required when sendSubmissionsTo is set to email',
    ])
    expect(await content.submissions()).toEqual([])
  })
})
