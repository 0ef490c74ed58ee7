import { allBlocks } from '../support/content/allBlocks'
import { EDITING, first, second, story } from '../support/pageObjects/editing'
import { everything } from '../support/served/servedContent'
import { type RenderedContent, serve, serverModule } from '../support/served/servedPage'
import { inBothForms } from '../support/site/inBothForms'
import { expect, test } from './fixtures'
import type { Visitor } from './Visitor'

const NOTE_PROBLEMS = '<script src="/note-problems.js"></script>'
const all = { id: 'all', data: { blocks: allBlocks, state: { list: ['one', 'two'] } } }

async function renderEverything(visitor: Visitor): Promise<RenderedContent> {
  const { renderToHtml } = await serverModule()
  return renderToHtml(everything, {
    apiKey: 'roastery-demo',
    model: 'page',
    host: visitor.contentHost,
  })
}

function contentRequests(visitor: Visitor): Promise<number> {
  return visitor.run(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/v3/'))
        .length,
  )
}

inBothForms(test, () => {
  test('a strict policy refuses nothing @short', async ({ visitor }) => {
    await visitor.open('/strict-csp')
    await expect.poll(() => visitor.texts('h1')).toHaveLength(1)
    const colored = await visitor.run(() => {
      const heading = document.querySelector('site-blocks')?.shadowRoot?.querySelector('h1')
      return heading && getComputedStyle(heading).fontSize
    })
    expect(Number.parseFloat(colored ?? '')).toBeGreaterThan(32)
    expect(await visitor.problems()).toEqual([])
  })

  test('server-rendered content hydrates and works @short', async ({ visitor }) => {
    serve(visitor.site, '/served', await renderEverything(visitor), { head: NOTE_PROBLEMS })
    await visitor.open('/served')
    await visitor.sees('.builder-bound', 'Server: false, path: /served')
    await visitor.click(['button', 'Count'])
    await visitor.sees('.builder-counted', 'Counted 2')
    expect(await visitor.texts('.builder-intro')).toEqual(['HelloInline style'])
    expect(await contentRequests(visitor)).toBe(0)
  })
})

test('every block works on a page that requires Trusted Types @short', async ({ visitor }) => {
  await visitor.open('/trusted-types')
  await visitor.mount({ content: all })
  await visitor.click(['[role=tab]', 'Second tab'])
  await visitor.sees('[role=tabpanel]', 'Second panel')
  await visitor.click(['.builder-text', 'Repeat two'])
  await expect.poll(() => visitor.texts('u')).toContain('Repeat two two')
  expect(await visitor.problems()).toEqual([])
})

test('content renders without a shadow root with isolation: light @short', async ({ visitor }) => {
  await visitor.open('/engines')
  await visitor.mount({ content: all, isolation: 'light' })
  expect(await visitor.run(() => document.querySelector('#app')?.shadowRoot ?? null)).toBe(null)
  await visitor.click(['[role=tab]', 'Second tab'])
  await visitor.sees('[role=tabpanel]', 'Second panel')
  const colour = await visitor.run(() => {
    const code = document.querySelector('#app .code')
    return code && getComputedStyle(code).color
  })
  expect(colour).toBe('rgb(1, 2, 3)')
})

test('edits appear as they are made @short', async ({ visitor, content }) => {
  await content.save('story', story)
  const page = `${visitor.site.url}/story${EDITING}`
  await visitor.open(`/editor?page=${encodeURIComponent(page)}`)
  const texts = () =>
    visitor.run(() => {
      const frame = document.querySelector('iframe')?.contentDocument
      const blocks = frame
        ?.querySelector('site-blocks')
        ?.shadowRoot?.querySelectorAll('.builder-text')
      return Array.from(blocks ?? [], ({ textContent }) => textContent)
    })
  await expect.poll(texts).toEqual(['Once upon a time', 'they lived happily'])
  const edited = { ...story, data: { blocks: [second, first] } }
  await visitor.run((data) => {
    const message = { type: 'builder.contentUpdate', data: { key: 'story', data } }
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*')
  }, edited)
  await expect.poll(texts).toEqual(['they lived happily', 'Once upon a time'])
})
