import {
  createBlockStyles,
  type ResponsiveTo,
  type RootStyles,
} from '../../render/styles/blockStyles'
import { cssText } from '../../render/styles/cssValue'
import type { RuleSheet } from '../../render/styles/ruleSheet'
import { digest } from '../../utils/digest'

/** Styles of a root, written down. */
export interface ServerStyles {
  readonly styles: RootStyles
  /** The rules of blocks. */
  blockCss(): string
  /** CSS that entries and embeds added since the last call. */
  takeEntryCss(): string
}

/**
 * Collects what a browser would put into the sheets of a root.
 *
 * @param key - Starts every class name.
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
        // An unclosed string ends with its line.
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
 * A declaration that could disturb its neighbours is left to the browser, unless white space is all
 * there is to it.
 */
function tamed({ property, value }: { property: string; value: string }): string {
  return cssText({ [property]: value.replace(/\s+/g, ' ') }).text
}
