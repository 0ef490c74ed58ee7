import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright/test'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Nothing to mend: signs instead of words, text of a drawing, and what is half scrolled away. */
const HARMLESS = [
  'nonBmp',
  'shortTextContent',
  'imgNode',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'outsideViewport',
]

/** Runs axe in the page alone: the frames in it are somebody else's, and take most of the time. */
export async function ownAxeFindings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE })
  const { violations, incomplete } = await page.evaluate(async (include) => {
    const { axe } = window as unknown as {
      axe: { run(context: unknown, options: unknown): Promise<AxeResults> }
    }
    // Colours that are on their way say nothing.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    return axe.run(
      { ...(include && { include: [include] }), exclude: ['iframe'] },
      { iframes: false, resultTypes: ['violations', 'incomplete'] },
    )
  }, within)
  // What axe could not tell has passed otherwise: text over a gradient, for one.
  const unknown = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isHarmless(node)) }))
  return [...violations, ...unknown].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`,
    ),
  )
}

function isHarmless({ any }: NodeResult): boolean {
  return any.every(({ data }) =>
    HARMLESS.includes((data as { messageKey?: string }).messageKey ?? ''),
  )
}
