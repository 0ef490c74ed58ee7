import { expect, type Page } from 'playwright/test'

/** Reports warnings and errors in a page's console, policy violations, and uncaught errors. */
export function watchConsole(page: Page, report: (problem: string) => void): void {
  page.on('console', (message) => {
    // A browser with a window asks each site for its icon.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error' || message.type() === 'warning') {
      report(`${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
}

/** Collects all lines of a page's console from now on, whatever their level. */
export function consoleLines(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

/** Fails a story whose pages reported a problem that it did not take. */
export function expectSilence(problems: readonly string[]): void {
  expect(problems, 'unexpected console messages').toEqual([])
}
