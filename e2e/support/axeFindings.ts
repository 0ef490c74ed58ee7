import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What is wrong with a page for people who cannot see or point, and where. `without` is left out. */
export async function axeFindings(page: Page, without?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (without ? builder.exclude(without) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`,
    ),
  )
}
