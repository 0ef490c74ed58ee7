import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'
import { expect, type Frame, type Page } from 'playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Undecided results that need no fix: symbols, text in drawings, and partly scrolled elements. */
const HARMLESS = [
  'nonBmp',
  'shortTextContent',
  'imgNode',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'outsideViewport',
]

/** axe rules that depend on colours. */
const ON_COLORS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * Accessibility problems of a page without frames, with their elements; `within` limits the check
 * to one part.
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  expect(page.frames(), 'frames, which this does not look into').toHaveLength(1)
  const { violations } = await runAxe(page, within)
  return violations.flatMap(findingsOf)
}

/** Rules that the page around the frame already satisfies. */
const ONLY_AROUND: RunOptions = {
  rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
}

/** Accessibility problems of the page in a frame. */
export async function frameAxeFindings(frame: Frame): Promise<string[]> {
  const { violations } = await runAxe(frame, undefined, ONLY_AROUND)
  return violations.flatMap(findingsOf)
}

/** Accessibility problems of a page and its frames. Takes three times as long. */
export async function axeFindingsWithFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(findingsOf)
}

/**
 * Accessibility problems of a page without its frames, and undecided contrasts; `within` limits the
 * check to one part.
 */
export async function ownAxeFindings(
  page: Page,
  { within, colorsOnly = false }: { within?: string; colorsOnly?: boolean } = {},
): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, within, colorsOnly ? ON_COLORS : {})
  // Other undecided rules count as passed, such as text over a gradient.
  const unknown = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter((node) => !isHarmless(node)) }))
  return [...violations, ...unknown].flatMap(findingsOf)
}

/** Runs axe without frames, which would take most of the time. */
async function runAxe(
  page: Page | Frame,
  within?: string,
  options: RunOptions = {},
): Promise<AxeResults> {
  // Evaluates axe directly, since a policy could block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    ([include, given]) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> }
      }
      // Finishes animations, since colours in transition say nothing.
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      }
      return axe.run(
        { ...(include && { include: [include] }), exclude: ['iframe'] },
        { ...given, iframes: false, resultTypes: ['violations', 'incomplete'] },
      )
    },
    [within, options] as const,
  )
}

function findingsOf({ id, nodes }: Result): string[] {
  return nodes.map(
    ({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`,
  )
}

function isHarmless({ any }: NodeResult): boolean {
  return any.every(({ data }) =>
    HARMLESS.includes((data as { messageKey?: string }).messageKey ?? ''),
  )
}
