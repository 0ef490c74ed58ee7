import type { CssText } from './cssValue'

/** A rule for the elements of a class. */
export interface ClassRule {
  /** The at-rule around it; `null` for none. */
  readonly query: string | null
  /** What follows the class in the selector. @default '.builder-block' */
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
  /** Adds one rule, with its risky values set through the CSSOM. */
  insertGuarded(rule: GuardedRule): void
  /** Takes the sheet out of the root. Safe to call twice. */
  remove(): void
}

/** How sheets get into a root. */
export interface RuleSheetOptions {
  /** Put on `<style>` elements, in browsers without adopted sheets. */
  readonly nonce?: string | undefined
  /** Selects the part of the root that rules inserted one by one may reach. The whole root when absent. */
  readonly scope?: string | undefined
}

/** At-rules that no scope holds. */
const PAGE_WIDE = /@(?:property|page|view-transition)\b/i

const IMPORTANT = /\s*!\s*important\s*$/i

/**
 * Puts an empty sheet behind the others of `root`.
 *
 * It is an adopted sheet, which no Content Security Policy refuses; where browsers have none, a `<style>`.
 * It is built with the window of the root's own document: no other document's sheets can be adopted.
 */
export function createRuleSheet(
  root: StyleRoot,
  { nonce, scope }: RuleSheetOptions = {},
): RuleSheet {
  const { addText, single, remove } = adoptSheet(root) ?? appendStyles(root, nonce)
  return {
    addText,
    insert(rule) {
      if (scope === undefined) insertInto(single(), rule)
      else if (!PAGE_WIDE.test(rule)) insertInto(single(), `@scope (${scope}){${rule}}`)
    },
    insertGuarded({ selector, query, css }) {
      const parent = query === null ? single() : insertInto(single(), `${query}{}`)
      const rule = parent && insertInto(parent as RuleParent, `${selector}{${css.text}}`)
      if (!rule) return
      for (const { property, value } of css.risky) {
        const priority = IMPORTANT.test(value) ? 'important' : ''
        const { style } = rule as CSSStyleRule
        style.setProperty(property, value.replace(IMPORTANT, ''), priority)
      }
    },
    remove,
  }
}

type RuleParent = CSSStyleSheet | CSSMediaRule

function insertInto(parent: RuleParent, rule: string): CSSRule | undefined {
  try {
    return parent.cssRules[parent.insertRule(rule, parent.cssRules.length)]
  } catch {
    // What this browser does not know is passed over, as it would be in a style sheet.
    return undefined
  }
}

interface Target extends Pick<RuleSheet, 'addText' | 'remove'> {
  /** The sheet for rules that come one by one. */
  single(): CSSStyleSheet
}

/** The window of a root, if sheets can be adopted there. */
export function adoptingView(root: StyleRoot): (Window & typeof globalThis) | undefined {
  const view = (root.ownerDocument ?? (root as Document)).defaultView
  const canAdopt =
    view && 'adoptedStyleSheets' in root && 'replaceSync' in view.CSSStyleSheet.prototype
  return canAdopt ? view : undefined
}

/** An empty `<style>`, for browsers without adopted sheets. */
export function createStyle(root: StyleRoot, nonce: string | undefined): HTMLStyleElement {
  const style = (root.ownerDocument ?? (root as Document)).createElement('style')
  if (nonce) style.nonce = nonce
  return style
}

function adoptSheet(root: StyleRoot): Target | undefined {
  const view = adoptingView(root)
  if (!view) return undefined
  const sheet = new view.CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return {
    single: () => sheet,
    addText(rules) {
      const target = sheet.cssRules.length === 0 ? sheet : new view.CSSStyleSheet()
      target.replaceSync(rules)
      if (target === sheet) return
      // `replaceSync` throws away what is there, so later texts come in as rules.
      for (const { cssText } of target.cssRules) insertInto(sheet, cssText)
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/** Text that is added to a style element makes it forget the rules inserted so far: each text has one of its own. */
function appendStyles(root: StyleRoot, nonce: string | undefined): Target {
  const styles: HTMLStyleElement[] = []
  let last: HTMLStyleElement | undefined

  const append = (text: string): HTMLStyleElement => {
    const style = createStyle(root, nonce)
    style.textContent = text
    root.append(style)
    styles.push(style)
    return style
  }

  return {
    addText(rules) {
      append(rules)
      last = undefined
    },
    single() {
      last ??= append('')
      return last.sheet as CSSStyleSheet
    },
    remove() {
      for (const style of styles.splice(0)) style.remove()
    },
  }
}
