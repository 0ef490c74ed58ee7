import {
  createBlockStyles,
  type ResponsiveTo,
  type RootStyles,
} from '../../render/styles/blockStyles'
import { cssText } from '../../render/styles/cssValue'
import type { RuleSheet } from '../../render/styles/ruleSheet'
import { digest } from '../../utils/text/digest'

/** Collects the styles of a root as text. */
export interface ServerStyles {
  readonly styles: RootStyles
  /** Returns the rules of blocks. */
  blockCss(): string
  /** Returns the CSS that entries and embeds added since the last call. */
  takeEntryCss(): string
}

/**
 * Collects the rules that a browser would put into the sheets of a root.
 *
 * @param key - Prefix of every class name.
 */
export function createServerStyles(
  key: string,
  responsiveTo: ResponsiveTo | undefined,
): ServerStyles {
  let blocks = ''
  const entries = new Set<string>()
  const sheet: RuleSheet = {
    addText(rules) {
      blocks += rules
    },
    insert(rule) {
      blocks += rule
    },
    insertGuarded({ selector, query, css }) {
      const rule = `${selector}{${css.text}${css.risky.map(tamed).join('')}}`
      blocks += query === null ? rule : `${query}{${rule}}`
      return () => {}
    },
    remove() {},
  }
  const styles = createBlockStyles(key, sheet, responsiveTo, digest)
  return {
    styles: {
      ...styles,
      openSheet: () => sheet,
      take(rules) {
        // The line break ends an unclosed string, which would swallow the next rule.
        for (const rule of rules) entries.add(`${rule}\n`)
      },
    },
    blockCss() {
      styles.flush()
      return blocks
    },
    takeEntryCss() {
      const css = Array.from(entries).join('')
      entries.clear()
      return css
    },
  }
}

/**
 * Leaves a declaration that could corrupt its neighbours to the browser, unless normalising its
 * white space makes it safe.
 */
function tamed({ property, value }: { property: string; value: string }): string {
  return cssText({ [property]: value.replace(/\s+/g, ' ') }).text
}
