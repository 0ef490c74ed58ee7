import type { Locator, Page } from 'playwright/test'
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

  computed(locator: Locator, property: string): Promise<string> {
    return locator
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  }
}
