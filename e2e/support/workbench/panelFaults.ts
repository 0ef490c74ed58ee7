import type { Page } from 'playwright/test'

/**
 * Describes elements of the page and the open panel that overflow. Code and tab lists may scroll.
 */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('aside[aria-label="Tool"]')
    const mayScroll = 'textarea, pre, pre *, .cm-editor *, input, select'
    const found = [...(panel?.querySelectorAll('*') ?? [])].filter((element) => {
      const { overflowX, display } = getComputedStyle(element)
      const cutsOff = overflowX === 'hidden' || overflowX === 'clip' || display === 'inline'
      return (
        !cutsOff && !element.matches(mayScroll) && element.scrollWidth > element.clientWidth + 1
      )
    })
    const wide = [document.documentElement, panel, ...found].filter(
      (element) =>
        element && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
    )
    // Beside a panel, which scrolls by itself, the page must not.
    const { scrollHeight, clientHeight } = document.documentElement
    const tall = panel && scrollHeight > clientHeight ? [`page: ${scrollHeight} px high`] : []
    const descriptions = wide.map((element) => {
      const text = element?.textContent?.trim().slice(0, 40)
      return `${element?.localName} “${text}”: ${element?.scrollWidth} in ${element?.clientWidth} px`
    })
    return [...descriptions, ...tall]
  })
}

/**
 * Rules that occur more than once in the page's style sheets, where the second one overrides rules
 * in between.
 */
export function repeatedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = new Map<string, number>()
    const count = (rules: CSSRuleList, around: string) => {
      for (const rule of rules) {
        const inner = 'cssRules' in rule && !(rule instanceof CSSStyleRule)
        const name = inner ? rule.cssText.replace(/\{[\s\S]*/, '') : rule.cssText
        if (inner) count(rule.cssRules as CSSRuleList, `${around} ${name}`)
        else seen.set(`${around} ${name}`, (seen.get(`${around} ${name}`) ?? 0) + 1)
      }
    }
    for (const sheet of document.styleSheets) count(sheet.cssRules, '')
    return [...seen].filter(([, times]) => times > 1).map(([rule]) => rule)
  })
}
