import type { CssText } from './cssValue'

/** A rule for the elements of a class. */
export interface ClassRule {
  /** The at-rule around it; `null` for none. */
  readonly query: string | null
  /** Selector after the class. @default '.builder-block' */
  readonly state?: string
  readonly css: CssText
}

/** A rule whose declarations may hold values that do not belong into a common text. */
export interface GuardedRule extends Omit<ClassRule, 'state'> {
  readonly selector: string
}

/** Where style sheets are put. */
export type StyleRoot = Document | ShadowRoot

/** A style sheet of a root that the widget writes. */
export interface RuleSheet {
  /** Adds rules that are known to be well formed, as one text. */
  addText(rules: string): void
  /** Adds one rule by itself; a bad one harms no other. */
  insert(rule: string): void
  /** Adds one rule, with its risky values set through the CSSOM. Returns the undo. */
  insertGuarded(rule: GuardedRule): () => void
  /** Takes the sheet out of the root. Safe to call twice. */
  remove(): void
}

/** How sheets get into a root. */
export interface RuleSheetOptions {
  /**
   * Selects the part of the root that rules inserted one by one may reach. The whole root when
   * absent.
   */
  readonly scope?: string | undefined
}

const IMPORTANT = /\s*!\s*important\s*$/i

/**
 * Adopts an empty sheet in `root`, behind the others: no Content Security Policy refuses it.
 *
 * It is built with the window of the root's own document: no other document's sheets can be
 * adopted.
 */
export function createRuleSheet(root: StyleRoot, { scope }: RuleSheetOptions = {}): RuleSheet {
  const { CSSStyleSheet } = viewOf(root)
  const sheet = new CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return {
    addText(rules) {
      const target = sheet.cssRules.length === 0 ? sheet : new CSSStyleSheet()
      target.replaceSync(rules)
      if (target === sheet) return
      // `replaceSync` throws away what is there, so later texts come in as rules.
      for (const { cssText } of target.cssRules) insertInto(sheet, cssText)
    },
    insert(rule) {
      insertInto(sheet, scope === undefined ? rule : `@scope (${scope}){${rule}}`)
    },
    insertGuarded({ selector, query, css }) {
      const parent = query === null ? sheet : insertInto(sheet, `${query}{}`)
      const rule = parent && insertInto(parent as RuleParent, `${selector}{${css.text}}`)
      if (!rule) return () => {}
      for (const { property, value } of css.risky) {
        const priority = IMPORTANT.test(value) ? 'important' : ''
        const { style } = rule as CSSStyleRule
        style.setProperty(property, value.replace(IMPORTANT, ''), priority)
      }
      return () => deleteRule(sheet, query === null ? rule : (parent as CSSRule))
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

type RuleParent = CSSStyleSheet | CSSMediaRule

function insertInto(parent: RuleParent, rule: string): CSSRule | undefined {
  try {
    return parent.cssRules[parent.insertRule(rule, parent.cssRules.length)]
  } catch {
    // Rules that this browser does not know are skipped, as in a style sheet.
    return undefined
  }
}

/** Rules that are to be deleted again are among the last. */
function deleteRule(sheet: CSSStyleSheet, rule: CSSRule): void {
  let index = sheet.cssRules.length
  while (--index >= 0 && sheet.cssRules[index] !== rule);
  if (index >= 0) sheet.deleteRule(index)
}

/** The window that a root's sheets are built with. */
export function viewOf(root: StyleRoot): Window & typeof globalThis {
  return (root.ownerDocument ?? (root as Document)).defaultView as Window & typeof globalThis
}
