import { expect, test } from '../fixtures'
import { block } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { mountEntry, mountHere } from '../support/pageObjects/mountEntry'

declare global {
  interface Window {
    /** Number of runs of each vendor's script. */
    runs?: Record<string, number>
  }
}

const count = (name: string): string =>
  `(window.runs = window.runs || {}).${name} = (window.runs.${name} || 0) + 1;`

/** Stand-ins for vendors' scripts, which behave like the originals. */
const VENDORS: Readonly<Record<string, string>> = {
  // Fills its elements in the document on load, and has a function for elements elsewhere.
  'calendar.js': `${count('calendar')}
    window.Calendar = { initInlineWidget: function (options) {
      if (options.parentElement.dataset.processed) return
      options.parentElement.dataset.processed = 'true'
      options.parentElement.append('Calendar of ' + options.url)
    } }
    document.querySelectorAll('.calendar-inline-widget').forEach(function (element) {
      Calendar.initInlineWidget({ parentElement: element, url: element.dataset.url })
    })`,
  // Inserts a form before the inline script that requests it.
  'form.js': `${count('form')}
    window.forms = { create: function (options) {
      var form = document.createElement('form')
      form.append('Form ' + options.formId)
      document.currentScript.parentNode.insertBefore(form, document.currentScript)
    } }`,
  // Reads settings from its own script element and replaces it.
  'review.js': `${count('review')}
    var me = document.currentScript, stars = document.createElement('div')
    stars.append('Rating of ' + me.dataset.product + JSON.parse(me.textContent).stars)
    me.replaceWith(stars)`,
  // Uses `document.write`, like the oldest scripts.
  'gist.js': `${count('gist')} document.write('<pre>Gist ' + 1 + '</pre>')`,
  'once.js': count('once'),
}

/** Embed codes as vendors publish them. */
function embedCodes(route: string, isolation: string): string {
  const inShadow = `<script>Calendar.initInlineWidget({
    parentElement: SiteBlocks.currentRoot.querySelector('.calendar-inline-widget'), url: '${route}' })</script>`
  return `
    <div class="calendar-inline-widget" data-url="${route}" style="min-width: 320px"></div>
    <script src="https://vendor.invalid/calendar.js" ${isolation === 'light' ? 'async' : ''}></script>
    ${isolation === 'light' ? '' : inShadow}
    <script charset="utf-8" src="https://vendor.invalid/form.js"></script>
    <script>forms.create({ portalId: '1', formId: '${route}' })</script>
    <script src="https://vendor.invalid/review.js" data-product="${route}" async>{"stars": 5}</script>
    <script src="https://vendor.invalid/gist.js"></script>
    <script src="https://vendor.invalid/once.js" data-once async></script>`
}

const entryOf = (route: string, isolation: string) => ({
  id: `entry-${route}`,
  data: { blocks: [block('code', 'Custom Code', { code: embedCodes(route, isolation) })] },
})

async function expectWidgets({ page }: HostPage, route: string): Promise<void> {
  for (const name of ['Calendar of', 'Form', 'Rating of']) {
    const widget = page.getByText(`${name} ${route}`)
    await expect(widget, name).toBeVisible()
    await expect(widget).toHaveCount(1)
  }
  await expect(page.getByText('Gist 1')).toBeVisible()
}

const runs = ({ page }: HostPage) => page.evaluate(() => window.runs)

test.describe('a vendor’s embed code', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('https://vendor.invalid/**', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      return route.fulfill({ contentType: 'text/javascript', body: VENDORS[name] ?? '' })
    })
  })

  for (const isolation of ['shadow', 'light']) {
    test(`works on each of three routes, in ${isolation}`, async ({ host, page }) => {
      const options = { allowScripts: true, isolation }
      await mountEntry(host, { data: entryOf('home', isolation).data, options })
      await expectWidgets(host, 'home')
      await page.evaluate(
        (content) => {
          history.pushState(null, '', '/team')
          window.mounted?.update({ content: content as never })
        },
        entryOf('team', isolation),
      )
      await expectWidgets(host, 'team')
      await page.evaluate(() => {
        history.pushState(null, '', '/shop')
        window.mounted?.unmount()
      })
      await mountHere(host, { options: { ...options, content: entryOf('shop', isolation) } })
      await expectWidgets(host, 'shop')
      const each = { calendar: 3, form: 3, review: 3, gist: 3, once: 1 }
      await expect.poll(() => runs(host)).toEqual(each)

      // Neither new data nor an edit elsewhere runs a script again.
      const edited = entryOf('shop', isolation)
      edited.data.blocks.push(block('text', 'Text', { text: 'Edited' }))
      await page.evaluate(async (content) => {
        window.mounted?.update({ data: { changed: true } })
        await window.mounted?.reload()
        window.mounted?.update({ content: content as never })
      }, edited)
      await expect(page.getByText('Edited')).toBeVisible()
      await expectWidgets(host, 'shop')
      expect(await runs(host)).toEqual(each)
    })
  }
})
