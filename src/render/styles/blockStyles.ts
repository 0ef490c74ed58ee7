import { BREAKPOINT_NAMES, type Breakpoints } from '../../content/breakpoints'
import type { BlockAnimation, ResponsiveStyles } from '../../content/types'
import type { TakeOmission } from '../../utils/problems/Omission'
import { digest } from '../../utils/text/digest'
import { animationRules } from './animationRules'
import { createHeldClasses, type HeldClass } from './createHeldClasses'
import { cssText } from './cssValue'
import type { ClassRule, GuardedRule, RuleSheet } from './ruleSheet'

/** Assigns class names to blocks and writes their rules. */
export interface BlockStyles {
  /**
   * The class for a block's styles; empty if it has none. Equal styles share a class.
   *
   * @param omit - Receives what is left out.
   */
  classFor(
    styles: ResponsiveStyles | undefined,
    breakpoints: Breakpoints,
    animations?: readonly BlockAnimation[],
    omit?: TakeOmission,
  ): string
  /**
   * Like {@link classFor}, for styles that change with the state: the rules exist while a block
   * holds the class. `undefined` if there are none.
   */
  heldClassFor(
    styles: ResponsiveStyles | undefined,
    breakpoints: Breakpoints,
    animations?: readonly BlockAnimation[],
  ): HeldClass | undefined
  /**
   * A class for rules that a block writes itself.
   *
   * @param identity - Key of the rules.
   * @param write - Returns the rules, with `&` in place of the class. Called once per identity. The
   *   rules must be well-formed and must not contain values from content.
   */
  classOf(identity: string, write: () => string): string
  /** Adds the rules of all classes requested since the last call to the sheet. */
  flush(): void
}

/** Hands the `object-position` of a block to the image in it, as Builder's own clients do. */
export const IMAGE_POSITION = '--builder-image-position'

/** Has the `display` that a block's own styles ask for, in blocks that they hide at some width. */
export const OWN_DISPLAY = '--siteblocks-display'

/** Whether breakpoints are measured at the viewport, or at the element around the content. */
export type ResponsiveTo = 'viewport' | 'container'

/**
 * Collects the styles of an entry's blocks, to add them to the sheet as one text.
 *
 * @param prefix - Starts every class name; letters only.
 * @param nameOf - Derives names from the styles, so that server and browser agree whatever the
 *   order of rendering. By default, names are numbered.
 */
export function createBlockStyles(
  prefix: string,
  sheet: RuleSheet,
  responsiveTo: ResponsiveTo = 'viewport',
  nameOf?: (identity: string) => string,
): BlockStyles {
  const classNames = new Map<string, string>()
  let pendingText = ''
  let pendingGuarded: GuardedRule[] = []
  const heldClass = createHeldClasses(sheet)
  let heldCount = 0

  function rulesFor(
    styles: ResponsiveStyles | undefined,
    breakpoints: Breakpoints,
    animations: readonly BlockAnimation[] | undefined,
    omit?: TakeOmission,
  ): ClassRule[] {
    return [
      ...(styles ? rulesOf(styles, breakpoints, responsiveTo, omit) : []),
      ...(animations ? animationRules(animations) : []),
    ].filter(({ css }) => css.text !== '' || css.risky.length > 0)
  }

  function newClass(identity: string, name: string): string {
    const className = `${prefix}-${name}`
    classNames.set(identity, className)
    return className
  }

  function flush(): void {
    const text = pendingText
    const guarded = pendingGuarded
    pendingText = ''
    pendingGuarded = []
    if (text) sheet.addText(text)
    for (const rule of guarded) sheet.insertGuarded(rule)
  }

  return {
    classOf(identity, write) {
      const known = classNames.get(identity)
      if (known !== undefined) return known
      // Named by content, because the order of rendering varies.
      const className = newClass(identity, digest(identity))
      pendingText += write().split('&').join(`.${className}`)
      // The block may render on its own, long after the entry.
      flush()
      return className
    },
    heldClassFor(styles, breakpoints, animations) {
      const rules = rulesFor(styles, breakpoints, animations)
      if (rules.length === 0) return undefined
      const identity = rules.map(identityOf).join('')
      flush()
      return heldClass(
        identity,
        () => `${prefix}-${nameOf?.(identity) ?? `held-${heldCount++}`}`,
        (className) => guardedRules(className, rules),
      )
    },
    classFor(styles, breakpoints, animations, omit) {
      const rules = rulesFor(styles, breakpoints, animations, omit)
      if (rules.length === 0) return ''
      const identity = rules.map(identityOf).join('')
      const known = classNames.get(identity)
      if (known !== undefined) return known

      const name = nameOf?.(identity) ?? classNames.size.toString(36)
      const className = newClass(identity, name)
      const guarded = guardedRules(className, rules)
      if (rules.some(({ css }) => css.risky.length > 0)) pendingGuarded.push(...guarded)
      else pendingText += guarded.map(ruleText).join('')
      return className
    },
    flush,
  }
}

function guardedRules(className: string, rules: readonly ClassRule[]): GuardedRule[] {
  return rules.map(({ query, state = '.builder-block', css }) => ({
    selector: `.${className}${state}`,
    query,
    css,
  }))
}

function ruleText({ selector, query, css }: GuardedRule): string {
  const rule = `${selector}{${css.text}}`
  return query === null ? rule : `${query}{${rule}}`
}

/** Widest first, so that narrower ones win. */
function rulesOf(
  styles: ResponsiveStyles,
  breakpoints: Breakpoints,
  responsiveTo: ResponsiveTo,
  omit: TakeOmission | undefined,
): ClassRule[] {
  const mayHide = BREAKPOINT_NAMES.some((name) => /^\s*none/i.test(displayIn(styles[name])))
  return BREAKPOINT_NAMES.filter((name) => breakpoints[name].applies).map((name) => {
    const { max } = breakpoints[name]
    const query = max === undefined ? null : maxWidthQuery(max, responsiveTo)
    const { objectPosition } = styles[name] ?? {}
    const position = objectPosition && { [IMAGE_POSITION]: objectPosition }
    const display = mayHide && displayIn(styles[name])
    const mirrored = display && { [OWN_DISPLAY]: display }
    return { query, css: cssText({ ...styles[name], ...position, ...mirrored }, omit) }
  })
}

/** The `display` of declarations; empty if there is none. Bound values can be of any type. */
function displayIn({ display }: Readonly<Record<string, unknown>> = {}): string {
  return typeof display === 'string' ? display.trim() : ''
}

/** The at-rule for widths up to `max` CSS pixels. */
export function maxWidthQuery(max: number, responsiveTo: ResponsiveTo): string {
  return responsiveTo === 'container'
    ? `@container siteblocks (max-width:${max}px)`
    : `@media ${maxWidthMedia(max)}`
}

/** The condition of {@link maxWidthQuery} for the viewport, which a script can ask too. */
export function maxWidthMedia(max: number): string {
  return `only screen and (max-width:${max}px)`
}

function identityOf({ query, state = '', css }: ClassRule): string {
  const risky = css.risky.map(({ property, value }) => `${property}\0${value}`).join('\0')
  return `${query ?? ''}${state}{${css.text}\0${risky}}`
}

/** The style sheets of a root. */
export interface RootStyles extends BlockStyles {
  /** Adds an empty sheet after the others, for an entry's own CSS. */
  openSheet(): RuleSheet
  /** Makes a selector that matches while the page around the content meets a condition. */
  when?(condition: string): string
  /** Receives an entry's CSS during rendering. A server needs it, since no effects run there. */
  take?(rules: readonly string[]): void
}
