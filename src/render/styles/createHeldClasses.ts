import { combineUndos } from '../../utils/timing/combineUndos'
import type { GuardedRule, RuleSheet } from './ruleSheet'
import { type SharedThings, share } from './share'

/** A class whose rules exist while a block on the page holds it. */
export interface HeldClass {
  readonly name: string
  /** Holds the rules until the returned undo is called. */
  hold(): () => void
}

/**
 * Makes classes for styles that change with the state. The rules of unused classes are removed.
 *
 * The rules exist from the first render on. If React discards that render, no block holds the
 * class, and its rules are removed with those of the next released class. A later holder inserts
 * them again.
 *
 * @returns A function from an identity to its class. `rules` is called once.
 */
export function createHeldClasses(
  sheet: RuleSheet,
): (identity: string, name: () => string, rules: (name: string) => GuardedRule[]) => HeldClass {
  const classes = new Map<string, HeldClass>()
  const inserted: SharedThings = new Map()
  /** Releases of renders that no block has committed yet. */
  const rendered: (() => void)[] = []

  function newClass(identity: string, name: string, rules: readonly GuardedRule[]): HeldClass {
    const hold = (): (() => void) =>
      share(inserted, name, () => {
        const removeRules = combineUndos(rules.map((rule) => sheet.insertGuarded(rule)))
        return () => {
          if (classes.get(identity) === held) classes.delete(identity)
          removeRules()
        }
      })
    const held: HeldClass = {
      name,
      hold() {
        const release = hold()
        return () => {
          release()
          for (const giveUp of rendered.splice(0)) giveUp()
        }
      },
    }
    rendered.push(hold())
    return held
  }

  return (identity, name, rules) => {
    let held = classes.get(identity)
    if (!held) {
      const given = name()
      held = newClass(identity, given, rules(given))
      classes.set(identity, held)
    }
    return held
  }
}
