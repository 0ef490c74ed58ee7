import { expect, type Locator, type Page } from 'playwright/test'
import { watchConsole } from '../checks/consoleGuard'
import type { Site } from '../site/startSite'

/** A page of a site, as a visitor opens it. */
export class HostPage {
  /** The first element that content is mounted on. */
  readonly widget: Locator
  /** Console messages and policy violations. A test removes those that it expects. */
  readonly problems: string[] = []

  constructor(
    readonly page: Page,
    readonly site: Site,
    /** Origin of the content host. */
    readonly contentHost: string,
  ) {
    this.widget = page.locator('site-blocks, [data-siteblocks], #app').first()
    watchConsole(page, (problem) => this.problems.push(problem))
  }

  /** The element of a block in the content. */
  block(id: string): Locator {
    return this.page.locator(`.builder-${id}`)
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.site.url + path)
  }

  /** Removes and returns the problems so far, which are thereby expected. */
  takeProblems(): string[] {
    return this.problems.splice(0)
  }

  /** Waits until the problems are these, in this order, which are thereby expected. */
  async expectProblems(expected: readonly unknown[]): Promise<void> {
    await expect.poll(() => [...this.problems]).toEqual(expected)
    this.takeProblems()
  }

  /** Waits for a problem with this text, which is thereby expected, as are those before it. */
  async expectProblem(text: string): Promise<void> {
    await expect.poll(() => this.problems.join('\n')).toContain(text)
    this.takeProblems()
  }

  computed(locator: Locator, property: string): Promise<string> {
    return locator
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  }
}
