import { attempt } from '../../utils/values/attempt'
import type { CssText } from './cssValue'

/** A rule for elements with a class. */
export interface ClassRule {
  /** The at-rule around it; `null` for none. */
  readonly query: string | null
  /** Selector after the class. @default '.builder-block' */
  readonly state?: string
  readonly css: CssText
}

/** A rule whose values may not be safe to write as text. */
export interface GuardedRule extends Omit<ClassRule, 'state'> {
  readonly selector: string
}

/** The document or shadow root that sheets are added to. */
export type StyleRoot = Document | ShadowRoot

/** A style sheet that the widget adds to a root. */
export interface RuleSheet {
  /** Adds rules that are known to be well-formed, as one text. */
  addText(rules: string): void
  /** Adds one rule. An invalid one does not affect others. */
  insert(rule: string): void
  /** Adds one rule, with its risky values set through the CSSOM. Returns the undo. */
  insertGuarded(rule: GuardedRule): () => void
  /** Removes the sheet from the root. Safe to call twice. */
  remove(): void
}

/** Options of a sheet. */
export interface RuleSheetOptions {
  /**
   * Limits rules that are inserted one by one to the elements that match. By default, they apply to
   * the whole root.
   */
  readonly scope?: string | undefined
}

const IMPORTANT = /!\s*important\s*$/i

/**
 * Adopts an empty sheet in `root`, after the others. No Content Security Policy refuses that.
 *
 * The sheet is created with the window of the root's own document, because a root cannot adopt
 * sheets of other documents.
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
      // `replaceSync` discards existing rules, so later texts are inserted rule by rule.
      for (const { cssText } of target.cssRules) insertInto(sheet, cssText)
    },
    insert(rule) {
      const inserted = insertInto(sheet, scope === undefined ? rule : `@scope (${scope}){${rule}}`)
      if (scope !== undefined && inserted) keepScoped([inserted as RuleParent])
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

type RuleParent = CSSStyleSheet | CSSGroupingRule

/** Kinds of rules that a scope limits: rules for elements, and groups of them. */
const SCOPED = /^CSS(?:Style|Media|Supports|Container|Layer|Scope|StartingStyle|Nested)/

/** Kinds of rules that define a name for the whole page. */
const NAMING = /^CSS(?:Keyframes|CounterStyle|FontFeature|FontPalette|PositionTry)/

/**
 * Removes what would apply to the whole page from rules as the browser has parsed them, whatever
 * their text looks like. Names lose to those of the page, because it does not define them in layers.
 */
function keepScoped(parents: RuleParent[]): void {
  for (const parent of parents) {
    for (let at = (parent.cssRules?.length ?? 0) - 1; at >= 0; at--) {
      const rule = parent.cssRules[at] as CSSRule
      const kind = rule.constructor.name
      if (SCOPED.test(kind)) parents.push(rule as RuleParent)
      else {
        parent.deleteRule(at)
        if (NAMING.test(kind)) parent.insertRule(`@layer{${rule.cssText}}`, at)
      }
    }
  }
}

function insertInto(parent: RuleParent, rule: string): CSSRule | undefined {
  // Rules that this browser does not know are skipped, as in style sheets.
  return attempt(() => parent.cssRules[parent.insertRule(rule, parent.cssRules.length)])
}

/** Searches from the end: rules that get deleted are usually recent. */
function deleteRule(sheet: CSSStyleSheet, rule: CSSRule): void {
  let index = sheet.cssRules.length
  while (--index >= 0 && sheet.cssRules[index] !== rule);
  if (index >= 0) sheet.deleteRule(index)
}

/** The window to create a root's sheets with. */
export function viewOf(root: StyleRoot): Window & typeof globalThis {
  return (root.ownerDocument ?? (root as Document)).defaultView as Window & typeof globalThis
}
