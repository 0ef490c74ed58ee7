import type { Browser, Page } from 'playwright/test'
import { type CodeBlock, locationOf } from '../../tools/docs/codeBlocks'
import { documentedBlocks } from '../../tools/docs/documentation'
import { expect, test } from '../fixtures'
import { consoleLines } from '../support/checks/consoleGuard'
import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { type Entry, entryNamed, entryOf, entryWithAction } from './support/entries'
import { openAsReader, standInsOf } from './support/openAsReader'
import { readersPage } from './support/readersPage'
import { STORIES } from './support/stories'

const RUN = ['page', 'fragment', 'script', 'action', 'header', 'entry', 'block']

const blocks = documentedBlocks()
/** The page that an editor of the guides shows in a frame. */
const editable = blocks.find(({ values }) => values.get('id') === 'editable')
const run = blocks.filter(({ kind }) => RUN.includes(kind))

for (const guide of new Set(run.map(({ page }) => page))) {
  test(`the code of ${guide} works on a reader’s page`, async ({ browser, content }) => {
    const failures: string[] = []
    // Visits the blocks of a guide one after another: three guides run in parallel.
    for (const block of run.filter(({ page }) => page === guide)) {
      failures.push(...(await failuresOf(block, browser, content.url)))
    }
    expect(failures).toEqual([])
  })
}

async function failuresOf(
  block: CodeBlock,
  browser: Browser,
  contentHost: string,
): Promise<readonly string[]> {
  const { values } = block
  const failures: string[] = []
  try {
    const options = {
      ...readersPage(block, blocks),
      standIns: standInsOf(block),
      via: values.get('via') as 'tag-manager' | undefined,
      address: values.get('at'),
      entry: servedEntry(block),
      contentHost,
      framed: editable && readersPage(editable, blocks),
    }
    await openAsReader(browser, options, failures, async (page) => {
      const logged = consoleLines(page)
      await showsContent(page, block)
      if (block.kind === 'action') await page.getByRole('button').click()
      await STORIES[values.get('id') ?? '']?.(page)
      const line = values.get('logs')
      if (line) await expect.poll(() => logged.join('\n')).toContain(line)
    })
  } catch (error) {
    failures.push((error as Error).message)
  }
  return failures.map((failure) => `${locationOf(block)}: ${failure}`)
}

/** The entry for a block's page, unless it is one of the playground's content. */
function servedEntry(block: CodeBlock): Entry | undefined {
  if (block.language === 'json') return entryOf(block)
  if (block.kind === 'action') return entryWithAction(block.code)
  const name = block.values.get('entry')
  return name === undefined ? undefined : entryNamed(name, blocks)
}

/** Waits until the content is visible and the page is idle. */
async function showsContent(page: Page, block: CodeBlock): Promise<void> {
  const text = shownBy(block)
  const isShown = async (): Promise<boolean> => {
    const frames = page.frames().map((frame) => frame.getByText(text).first().isVisible())
    return (await Promise.all(frames)).includes(true)
  }
  await expect.poll(isShown, { message: `shows ${text}`, intervals: [100] }).toBe(true)
  // Gives up on idleness after 5 seconds, since a busy machine may never become idle.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  )
}

/** Text that a block shows. */
function shownBy({ language, kind, code, values }: CodeBlock): string | RegExp {
  const shows = values.get('shows')
  const [, pattern] = /^\/(.*)\/$/.exec(shows ?? '') ?? []
  if (pattern) return new RegExp(pattern)
  if (kind === 'action') return 'Add to cart'
  if (language !== 'json') return shows ?? HOME_HEADLINE
  return (
    shows ?? new RegExp(Array.from(code.matchAll(/"text": "([^"]+)"/g), ([, it]) => it).join('|'))
  )
}
