import { expect, type Page, type Route } from 'playwright/test'
import { HOME_HEADLINE } from '../../e2e/support/content/homeHeadline'
import type { RunningExample } from '../../tools/kit/commands/installExample'
import type { ContentHostControls } from '../../tools/kit/servers/contentHostControls'

/** A running example and how it shows content. */
export interface Stage {
  readonly page: Page
  readonly example: RunningExample
  readonly content: ContentHostControls
  /** Whether the server's HTML contains content. */
  readonly isServed: boolean
  /** Whether that HTML comes from a build and needs no content host. */
  readonly isStatic: boolean
  /** Whether later routes show the placeholder until `embed.js` is there. */
  readonly routesNeedScript: boolean
}

/** `embed.js` under any name that a bundler gives it. */
const SCRIPT = /\/embed[^/]*\.js/

/** Headings of the demo's pages. */
const HEADINGS = {
  '/': HOME_HEADLINE,
  '/about': 'We were going to mend boats.',
} as const

/** More requests than any test sends, so that all fail. */
const ALWAYS = 1_000

const heading = ({ page }: Stage) => page.locator('main').getByRole('heading', { level: 1 })
const placeholder = ({ page }: Stage) => page.getByText(/^The (page|content) is loading\.$/)
/** Text of a page without `embed.js`. */
const beforeScript = (stage: Stage) => (stage.isServed ? heading(stage) : placeholder(stage))

/** Text of a later route without `embed.js`. */
const routeBeforeScript = (stage: Stage) =>
  stage.routesNeedScript ? placeholder(stage) : beforeScript(stage)

/** Text of a page while the content host is down. */
const beforeHost = (stage: Stage) => (stage.isStatic ? heading(stage) : placeholder(stage))

function goTo({ page }: Stage, name: string): Promise<void> {
  return page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click()
}

/** Collects the browser's errors and warnings. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

/** Opens the pages of an example one after the other, as a visitor does. */
export async function visit(
  stage: Stage,
  arrived: (paths: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
  const { page, example } = stage
  const paths: string[] = []
  const isAt = async (path: keyof typeof HEADINGS): Promise<void> => {
    await expect(page).toHaveURL(example.url + path)
    await expect(heading(stage)).toHaveText(HEADINGS[path])
    paths.push(path)
    await arrived(paths)
  }
  await page.goto(example.url)
  await isAt('/')
  await goTo(stage, 'About')
  await isAt('/about')
  await page.goBack()
  await isAt('/')
  await page.goForward()
  await isAt('/about')
}

/** Visits with everything working and counts the page views. */
export async function countViews(stage: Stage): Promise<void> {
  const problems = watchProblems(stage.page)
  const impressions = async (): Promise<string[]> =>
    (await stage.content.events('impression')).map(
      ({ data }) => new URL((data.metadata as { url: string }).url).pathname,
    )
  await visit(stage, (paths) =>
    expect.poll(async () => (await impressions()).sort()).toEqual([...paths].sort()),
  )
  expect(problems).toEqual([])
}

/** `embed.js` arrives late: first the app shows, then the content. */
export async function waitForScript(stage: Stage): Promise<void> {
  const { page, example } = stage
  const problems = watchProblems(page)
  const held: Route[] = []
  await page.route(SCRIPT, (route) => void held.push(route))
  await page.goto(example.url, { waitUntil: 'commit' })
  await expect(beforeScript(stage)).toBeVisible()
  await goTo(stage, 'About')
  await expect(page).toHaveURL(`${example.url}/about`)
  await expect(routeBeforeScript(stage)).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.unroute(SCRIPT)
  for (const route of held) await route.continue().catch(() => {})
  await expect(heading(stage)).toHaveText(HEADINGS['/about'])
  expect(problems).toEqual([])
}

/** `embed.js` never arrives: the app works and throws nothing. */
export async function goWithoutScript(stage: Stage): Promise<void> {
  const { page, example } = stage
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(example.url)
  await expect(beforeScript(stage)).toBeVisible()
  await goTo(stage, 'About')
  await expect(page).toHaveURL(`${example.url}/about`)
  await expect(routeBeforeScript(stage)).toBeVisible()
  expect(errors).toEqual([])
}

/**
 * The content host is down: the app and its server keep working, and show content once the host is
 * back.
 */
export async function goWithoutHost(stage: Stage): Promise<void> {
  const { page, example, content } = stage
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await content.fault({ path: '/api', kind: 'drop', times: ALWAYS })
  const response = await page.goto(example.url)
  expect(response?.status()).toBe(200)
  await expect(beforeHost(stage)).toBeVisible()
  await goTo(stage, 'About')
  await expect(page).toHaveURL(`${example.url}/about`)
  await expect(beforeHost(stage)).toBeVisible()
  expect(errors).toEqual([])
  await example.assertRunning()
  await content.mend()
  await page.reload()
  await expect(heading(stage)).toHaveText(HEADINGS['/about'])
}
