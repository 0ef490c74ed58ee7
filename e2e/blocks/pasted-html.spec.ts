import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '../fixtures'
import { blockOf } from '../support/content/contentBlocks'
import { blockTest as test } from '../support/pageObjects/BlockPage'
import type { HostPage } from '../support/pageObjects/HostPage'
import { comparePasted, type Difference } from '../support/pasted/comparePasted'
import { pastedSnippets } from '../support/pasted/pastedSnippets'
import { pastedTable, type Said, saidAbout } from '../support/pasted/pastedTable'

const PAGE = new URL('../../docs/pasted-html.md', import.meta.url)
const BEGIN = '<!-- npm run test:e2e -- pasted-html --update-snapshots writes this table. -->\n\n'
const END = '\n## Next\n'

/**
 * Blocks into which authors paste HTML: name, option, and selector of the element that shows it.
 */
const PLACES = [
  ['Custom Code', 'code', '.builder-custom-code'],
  ['Embed', 'content', '.builder-embed'],
  ['Text', 'text', '.builder-text'],
] as const

/**
 * Whether the difference is harmless: the content moved elsewhere, or is invisible on a plain page
 * too. The docs list these.
 */
function isNotLost({ kind, name, value, lost }: Difference, place: string): boolean {
  // `<noscript>` is for visitors without scripts, who see no content anyway.
  if ([name, ...lost].includes('noscript')) return true
  // The widget adds `rel` to links that open another window, `sandbox` to frames, and https to
  // frames without a protocol.
  if (kind === 'more' && (name === 'rel' || name === 'sandbox')) return true
  // A link to a window or frame by name opens another window: it may be a frame of the page.
  if (name === 'target') return kind === 'attribute' && !value.startsWith('_')
  if (kind === 'attribute') return name === 'src' && value.startsWith('//')
  if (place === 'Text') return false
  const element = kind === 'element' ? name : lost[0]
  if (element === 'script') return value === 'application/ld+json'
  return element === 'style' || (element === 'link' && /fonts\./.test(value))
}

/** Answers requests of the snippets locally: nothing leaves the machine. */
async function answerForOthers({ page }: HostPage): Promise<void> {
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    const isImage = route.request().resourceType() === 'image'
    return route.fulfill({
      contentType: isImage ? 'image/svg+xml' : 'text/html',
      body: isImage ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : '',
    })
  })
}

test('pasted HTML renders as on a plain page, or its losses are reported and documented', async ({
  host,
}, info) => {
  expect(pastedSnippets.length).toBeGreaterThanOrEqual(200)
  expect(new Set(pastedSnippets.map(({ html }) => html)).size).toBe(pastedSnippets.length)
  await answerForOthers(host)
  await host.open('/blocks')
  await host.page.evaluate(`window.comparePasted = ${comparePasted}`)
  const results = await host.page.evaluate(
    async ({ places, snippets }) => {
      const { comparePasted: compare } = window as never as { comparePasted: typeof comparePasted }
      const shown = await Promise.all(
        places.map(async ({ content }) => {
          const container = document.body.appendChild(document.createElement('div'))
          const told: (Said & { where: string })[] = []
          const onDebug = (_: string, detail: Said & { where: string }): void => {
            if (detail?.what) told.push(detail)
          }
          const options = { apiKey: 'key', model: 'page', canTrack: false, content, onDebug }
          const widget = window.SiteBlocks.mount(container, options as never)
          await widget.ready
          return { root: container.shadowRoot, told }
        }),
      )
      return places.flatMap(({ place, selector }, at) => {
        const { root, told = [] } = shown[at] ?? {}
        const boxes = root?.querySelectorAll(selector) ?? []
        return snippets.map(({ name, html }, index) => ({
          place,
          snippet: name,
          html,
          isThere: boxes.length === snippets.length,
          differences: compare([boxes[index] ?? null, html]),
          said: told.filter(({ where }) => where === `block "builder-${index}"`),
        }))
      })
    },
    {
      snippets: pastedSnippets,
      places: PLACES.map(([place, option, selector]) => ({
        place,
        selector,
        content: {
          id: place,
          data: {
            blocks: pastedSnippets.map(({ html }, index) =>
              blockOf(place, { [option]: html }, { id: `builder-${index}` }),
            ),
          },
        },
      })),
    },
  )
  expect(results.filter(({ isThere }) => !isThere)).toEqual([])

  const unsaid: string[] = []
  const listed = results.flatMap(({ place, snippet, differences, said }) =>
    differences.flatMap((difference) => {
      const about = saidAbout(difference, said)
      if (about) return [{ place, snippet, said: about }]
      if (!isNotLost(difference, place))
        unsaid.push(`${place}, ${snippet}: ${JSON.stringify(difference)}`)
      return []
    }),
  )
  expect(unsaid).toEqual([])
  const invented = results.flatMap(({ snippet, html, said }) =>
    said.flatMap(({ what }) => {
      const name = /^<([^\s>]+)|^attribute "(.*)"$|^([\w:-]+)=/.exec(what)?.slice(1).find(Boolean)
      return html.toLowerCase().includes(name?.toLowerCase() ?? '') ? [] : [`${snippet}: ${what}`]
    }),
  )
  expect(invented).toEqual([])
  const inHead = host.page.locator('head > script[type="application/ld+json"]')
  await expect(inHead).toHaveCount(2)
  await expect(host.page.locator('head > link[href*="fonts."][rel=stylesheet]')).toHaveCount(2)

  // Some requests of the snippets remain unanswered and leave console messages.
  await host.page.goto('about:blank')
  host.takeProblems()

  const text = readFileSync(PAGE, 'utf8')
  const [before] = text.split(BEGIN)
  const [, after] = text.split(END)
  const current = `${before}${BEGIN}${pastedTable(listed)}\n${END}${after}`
  if (info.config.updateSnapshots === 'changed') writeFileSync(PAGE, current)
  else
    expect(text, 'Write it with npm run test:e2e -- pasted-html --update-snapshots.').toBe(current)
})
