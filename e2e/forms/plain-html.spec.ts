import fc from 'fast-check'
import { expect, test } from '../fixtures'
import { boxOf, tabsOf } from '../support/content/contentBlocks'
import { block, formOf, labelled } from '../support/content/formContent'

const ENCODINGS = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const

const name = fc.constantFrom('a', 'b', 'c')
const value = fc.constantFrom('', 'x', '7', 'x y&z=1', 'ü\nü')
const on = fc.boolean()

const element = (tagName: string, properties: object, children: object[] = []) =>
  boxOf({ tagName, properties, children })

/** A field, button or group in plain HTML. */
const fields = fc.array(
  fc.oneof(
    fc.record({ name, value, disabled: on }).map((field) => element('input', field)),
    fc
      .record({ name, value, checked: on, type: fc.constantFrom('checkbox', 'radio') })
      .map((field) => element('input', field)),
    fc
      .record({ name, value: fc.constantFrom('', '7'), type: fc.constant('number') })
      .map((field) => element('input', field)),
    fc.record({ name, value }).map((field) => element('star-rating', field)),
    fc
      .record({ disabled: on, name, value })
      .map(({ disabled, ...field }) =>
        element('fieldset', { disabled }, [element('input', field)]),
      ),
    fc
      .record({ name, multiple: on, two: on })
      .map(({ two, ...select }) =>
        element('select', select, [
          element('option', { value: 'x', text: 'x', selected: true }),
          element('option', { value: 'y', text: 'y', selected: two }),
        ]),
      ),
  ),
  { minLength: 1, maxLength: 6 },
)

const button = fc
  .record({ tag: fc.constantFrom('button', 'submit', 'image'), name, value, outside: on })
  .map(({ tag, outside, ...own }) => ({
    outside,
    block: element(tag === 'button' ? 'button' : 'input', {
      ...own,
      type: tag === 'button' ? 'submit' : tag,
      'data-press': '',
      form: 'generated',
      formnovalidate: true,
      alt: 'Go',
      text: tag === 'button' ? 'Go' : undefined,
    }),
  }))

/** A custom element that takes part in forms. */
const STAR_RATING = `customElements.define('star-rating', class extends HTMLElement {
  static formAssociated = true
  connectedCallback() {
    this.attachInternals().setFormValue(this.getAttribute('value'))
  }
})`

test('a form sends the fields that plain HTML sends, in each encoding', async ({
  visitor,
  page,
  content,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript({ content: STAR_RATING })
  const sample = fc.sample(fc.tuple(fields, button, fc.constantFrom(...ENCODINGS)), {
    numRuns: 8,
    seed: Date.now(),
  })
  for (const [children, pressed, contentType] of sample) {
    const form = block(
      'Form:Form',
      visitor.custom('generated', { contentType, resetFormOnSubmit: false }),
      {
        properties: { id: 'generated' },
        children: [...children, ...(pressed.outside ? [] : [pressed.block])],
      },
    )
    const outside = pressed.outside ? [pressed.block] : []
    await visitor.show([
      form,
      ...outside,
      element('input', { name: 'far', value: 'z', form: 'generated' }),
    ])
    const press = page.locator('[data-press]')
    const plain = await press.evaluate((submitter: HTMLButtonElement) =>
      Array.from(new FormData(submitter.form as HTMLFormElement, submitter), ([key, text]) => [
        key,
        String(text).replace(/\r\n|\n/g, '\r\n'),
      ]),
    )
    await press.evaluate((submitter: HTMLButtonElement) => submitter.click())
    await expect(visitor.message).toHaveText('Thanks!')
    const sent = await content.submission()
    const body = await content.body(sent)
    const what = JSON.stringify({ contentType, plain, body: String(body) })
    if (contentType === 'application/json') {
      const json = JSON.parse(String(body))
      const names = new Set(
        plain.filter(([, text]) => text !== '').map(([key]) => key?.split('.')[0]),
      )
      // An empty number has no place in JSON.
      for (const key of names) expect(Object.keys(json), what).toContain(key)
      for (const key of Object.keys(json))
        expect(
          plain.map(([own]) => own?.split('.')[0]),
          what,
        ).toContain(key)
    } else {
      const headers = { 'content-type': sent.contentType }
      const data = await new Response(new Uint8Array(body), { headers }).formData()
      expect([...data], what).toEqual(plain)
    }
    // JSON has no place for the point of an image beside a list of its name.
    const problems = visitor.host.takeProblems()
    expect(problems.filter((problem) => !problem.includes('Array index'))).toEqual([])
    await page.evaluate(() => window.mounted?.unmount())
    await content.reset()
  }
})

const NEEDED = { name: 'needed', required: true }

test('an invalid field that is out of sight is shown, focused, or no obstacle', async ({
  visitor,
  page,
  content,
}) => {
  const field = labelled('Needed', NEEDED)
  const tabs = tabsOf('One', 'Two')
  const options = (tabs as { component: { options: { tabs: { content: unknown }[] } } }).component
    .options
  if (options.tabs[0]) options.tabs[0].content = field
  await page.setViewportSize({ width: 390, height: 800 })

  await test.step('in a tab', async () => {
    await visitor.show([formOf(visitor.custom('tab'), [tabs])])
    await page.getByRole('tab', { name: 'Two' }).click()
    await expect(page.getByLabel('Needed')).toBeHidden()
    await visitor.send.click()
    await expect(page.getByLabel('Needed')).toBeFocused()
  })

  await test.step('in a slide of a carousel in an accordion item', async () => {
    const slides = [{ content: field }, { content: [boxOf({ properties: { text: 'Last' } })] }]
    const carousel = block('Builder:Carousel', {
      slides,
      slickProps: { slidesToShow: 1 },
      responsive: [],
    })
    const title = [boxOf({ properties: { text: 'More' } })]
    const item = block('Builder:Accordion', { items: [{ title, detail: [carousel] }] })
    await visitor.show([formOf(visitor.custom('slide'), [item])])
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(page.getByText('Last')).toBeInViewport()
    await page.getByRole('button', { name: 'More' }).click()
    await visitor.send.click()
    await expect(page.getByLabel('Needed')).toBeFocused()
    await expect(page.getByLabel('Needed')).toBeInViewport()
  })

  await test.step('in a row that its own styles display on phones, or on nothing else', async () => {
    const row = (large: string, small: string) =>
      boxOf({
        responsiveStyles: { large: { display: large }, small: { display: small } },
        children: [boxOf({ responsiveStyles: { large: { display: 'flex' } }, children: field })],
      })
    await visitor.show([formOf(visitor.custom('row'), [row('none', 'flex')])])
    await visitor.send.click()
    await expect(page.getByLabel('Needed')).toBeFocused()

    await visitor.show([formOf(visitor.custom('phone'), [row('flex', 'none')])])
    await visitor.submit()
    expect((await content.submission()).form).toBe('phone')
    await content.reset()
  })

  await test.step('in a row whose display is bound', async () => {
    const row = (large: string, bound: string) =>
      boxOf({
        responsiveStyles: { large: { display: large } },
        bindings: { 'style.display': `"${bound}"` },
        children: field,
      })
    await visitor.show([formOf(visitor.custom('bound'), [row('none', 'block')])])
    await visitor.send.click()
    await expect(page.getByLabel('Needed')).toBeFocused()

    await visitor.show([formOf(visitor.custom('unbound'), [row('flex', 'none')])])
    await visitor.submit()
    expect((await content.submission()).form).toBe('unbound')
    await content.reset()
  })

  for (const [selector, display] of [
    ['input', 'block'],
    ['.step', 'block'],
    ['.step > p', 'block'],
    ['.step > p', 'none'],
  ])
    await test.step(`hidden by the CSS of the entry: ${selector}, in a row of display ${display}`, async () => {
      const seen = element('input', { name: 'seen', required: true, 'aria-label': 'Seen' })
      const step = element('div', { class: 'step' }, [element('p', {}, field as object[])])
      const row = boxOf({
        properties: { class: 'shown' },
        responsiveStyles: { large: { display } },
        children: [step],
      })
      await visitor.show([
        formOf(visitor.custom('css'), [
          block('Custom Code', {
            code: `<style>${selector} { display: none } .shown { display: block !important }</style>`,
          }),
          row,
          { ...seen, responsiveStyles: { large: { display: 'block !important' } } },
        ]),
      ])
      await visitor.send.click()
      await expect(page.getByLabel('Seen')).toBeFocused()
      await page.keyboard.type('x')
      await visitor.send.click()
      await expect(visitor.message).toContainText('Needed: ')
      await visitor.host.expectProblem('cannot take the focus')
      expect(await content.submissions()).toEqual([])
    })

  await test.step('where it cannot receive the focus', async () => {
    const row = boxOf({ responsiveStyles: { large: { visibility: 'hidden' } }, children: field })
    await visitor.show([formOf(visitor.custom('unseen'), [row])])
    await visitor.send.click()
    await expect(visitor.message).toContainText('Needed: ')
    await visitor.host.expectProblem('cannot take the focus')
  })
})
