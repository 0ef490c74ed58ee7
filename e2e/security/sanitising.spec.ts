import fc from 'fast-check'
import { expect } from '../fixtures'
import { blockOf } from '../support/content/contentBlocks'
import { BlockPage, blockTest as test } from '../support/pageObjects/BlockPage'
import { HOSTILE_HTML } from '../support/payloads/hostileHtml'

const TEXTS = 3000

const word = fc.constantFrom('tea', ' & ', '&lt;b&gt;', '&nbsp;', '&#106;', '>', '"', 'ä', '\n')
const junk = fc.constantFrom('<', '</', '<!--', '-->', ']]>', '<![CDATA[', '<?x', '\0', '<p', '/>')
const value = fc.constantFrom('', 'a', 'a b', 'a\nb', '--', '&amp;', '--&gt;', '&quot;', 'a>b', "'")
const address = fc.constantFrom(
  ...['https://a.invalid/?b=1&c=2', 'HTTP:/x', '/x', '#y', '//b.invalid/&amp;copy=1', '/&lt=1'],
  ...['javascript:alert(1)', 'java&#115;cript:alert(1)', 'java\tscript:alert(1)', '/&colon;='],
  ...['data:text/html,x', '/--&gt;=', '/&notin=1', 'mailto:a@b.invalid', 'x.html', ' /x', '/ü'],
  ...[
    'TEL:+44-1',
    'sms:1&amp;body=2',
    'mailto:a&colon;b',
    'skype:a?call',
    'tel&#58;1',
    'mailtox:a',
  ],
)
const attribute = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom('class', 'title', 'alt', 'lang', 'dir'), value),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('href', 'src', 'HREF'), address) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('id', 'name', 'rel', 'slot', 'is', 'data-x'), value),
  },
)
const attributes = fc
  .array(fc.tuple(attribute, fc.constantFrom(...'"'.repeat(15), "'", '')), { maxLength: 2 })
  .map((list) => list.map(([[name, text], quote]) => ` ${name}=${quote}${text}${quote}`).join(''))
const tag = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom('p', 'b', 'a', 'i', 'em', 'ul', 'li', 'h2', 'div', 'P'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['svg', 'math', 'mi', 'table', 'td', 'form', 'button', 'select', 'script', 'template'],
      ...['noscript', 'textarea', 'title', 'xmp', 'iframe', 'details', 'foreignObject', 'style'],
    ),
  },
)
const lone = fc.tuple(fc.constantFrom('br', 'hr', 'img', 'input'), attributes)

/** Markup as authors write it: mostly well nested, with a few attributes. */
const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc
    .array(fc.oneof(word, tie('element'), tie('element')), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('')),
  element: fc.oneof(
    { maxDepth: 4 },
    lone.map(([name, list]) => `<${name}${list}>`),
    fc
      .tuple(tag, attributes, tie('markup'))
      .map(([name, list, inner]) => `<${name}${list}>${inner}</${name}>`),
  ),
}))

/** Markup that only attackers write. */
const soup = fc
  .array(
    fc.oneof(
      word,
      junk,
      tag.map((name) => `</${name}>`),
      fc.tuple(tag, attributes).map(([name, list]) => `<${name}${list}>`),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''))

test('every text renders as sanitised by DOMPurify, on every code path', async ({ host }) => {
  const { page } = host
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await page.route('**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        })
      : route.fallback(),
  )
  const random = fc.sample(fc.oneof({ weight: 3, arbitrary: markup }, soup), {
    numRuns: TEXTS,
    seed: 2025,
  })
  const texts = [...HOSTILE_HTML, ...random]
  const blocks = new BlockPage(host)
  await blocks.show(texts.map((text, index) => blockOf('Text', { text }, { id: `text-${index}` })))
  // Long entries render from the top, so wait for the last block.
  await expect(page.locator('.builder-text')).toHaveCount(texts.length)
  await page.addScriptTag({ path: 'node_modules/dompurify/dist/purify.min.js' })

  const differing = await page.evaluate((given) => {
    type Purify = {
      sanitize(html: string, config: object): string
      addHook(name: string, hook: (element: Element) => void): void
    }
    const { DOMPurify } = window as never as { DOMPurify: Purify }
    // DOMPurify keeps `<title>`, which it mistakes for an SVG element.
    DOMPurify.addHook('afterSanitizeAttributes', (element) => {
      if (element instanceof HTMLTitleElement) element.remove()
    })
    const config = {
      FORCE_BODY: true,
      ADD_ATTR: ['target'],
      FORBID_TAGS: ['style'],
      FORBID_ATTR: ['style'],
      ALLOWED_URI_REGEXP:
        /^(?:(?:https?|mailto|tel|sms|skype):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    }
    const rendered = document.querySelector('#app')?.shadowRoot?.querySelectorAll('.builder-text')
    return given.flatMap((text, index) => {
      const expected = document.createElement('div')
      expected.innerHTML = DOMPurify.sanitize(text, config)
      const actual = rendered?.[index]?.innerHTML
      return actual === expected.innerHTML ? [] : [{ text, actual, expected: expected.innerHTML }]
    })
  }, texts)
  expect(differing).toEqual([])
  expect(dialogs).toEqual([])
})

test('links keep their author’s rel and get noopener for new windows', async ({ host }) => {
  const links = [
    ['target="_blank"', 'noopener noreferrer'],
    ['target="_blank" rel="nofollow sponsored"', 'nofollow sponsored noopener'],
    ['target="_self"', null],
    ['rel="nofollow"', 'nofollow'],
    ['rel="opener"', 'noopener'],
  ] as const
  const text = links.map(([attributes]) => `<a href="/x" ${attributes}>a</a>`).join(' ')
  await new BlockPage(host).show([blockOf('Text', { text })])
  const rels = await host.page
    .locator('.builder-text a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('rel')))
  expect(rels).toEqual(links.map(([, rel]) => rel))
})
