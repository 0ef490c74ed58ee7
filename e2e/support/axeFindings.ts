import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What is wrong with a page for people who cannot see or point, and where. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`,
    ),
  )
}
