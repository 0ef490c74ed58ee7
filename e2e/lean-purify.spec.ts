import { test as base, expect } from 'playwright/test'
import { HOSTILE_HTML, randomHtml } from './support/hostileHtml'
import { buildPurify } from './support/purifyBuilds'

const RANDOM = Array.from({ length: 4_000 }, (_, index) => randomHtml(index * 7919 + 1))

const test = base.extend<object, { purify: { whole: string; lean: string } }>({
  purify: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const [whole, lean] = await Promise.all([buildPurify('whole'), buildPurify('lean')])
      await use({ whole, lean })
    },
    { scope: 'worker' },
  ],
})

interface Purify {
  addHook(name: string, hook: (node: Element) => void): void
  sanitize(html: string, config: object): string
}

for (const embeds of [false, true]) {
  test(`what is cut from DOMPurify changes nothing, ${embeds ? 'with' : 'without'} frames`, async ({
    page,
    purify,
  }) => {
    const answers: string[][] = []
    for (const file of [purify.whole, purify.lean]) {
      await page.goto('about:blank')
      await page.addScriptTag({ path: file })
      answers.push(
        await page.evaluate(
          ({ texts, withFrames }) => {
            const { createDOMPurify } = window as unknown as {
              createDOMPurify(view: Window): Purify
            }
            const purify = createDOMPurify(window)
            purify.addHook('afterSanitizeAttributes', (node) => {
              if (node.getAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
              if (node.localName === 'iframe' && !node.getAttribute('src')) node.remove()
            })
            const config = {
              ALLOWED_URI_REGEXP:
                /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
              FORBID_TAGS: ['style'],
              FORBID_ATTR: ['style'],
              ADD_ATTR: withFrames ? ['target', 'allow', 'sandbox', 'allowfullscreen'] : ['target'],
              ...(withFrames ? { ADD_TAGS: ['iframe'] } : {}),
              TRUSTED_TYPES_POLICY: null,
            }
            return texts.map((html) => purify.sanitize(html, config))
          },
          { texts: [...HOSTILE_HTML, ...RANDOM], withFrames: embeds },
        ),
      )
    }
    const [whole = [], lean = []] = answers
    expect(lean).toEqual(whole)
    expect(new Set(whole).size).toBeGreaterThan(1_500)
    expect(whole.join('')).not.toMatch(/<script/i)
  })
}
