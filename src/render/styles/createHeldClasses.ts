import type { GuardedRule, RuleSheet } from './ruleSheet'

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
  /** Removers of the rules of classes that nothing holds. */
  const idle = new Map<HeldClass, () => void>()

  function removeIdle(): void {
    for (const [held, remove] of idle) {
      idle.delete(held)
      remove()
    }
  }

  function newClass(identity: string, name: string, rules: readonly GuardedRule[]): HeldClass {
    let users = 0
    let undos: (() => void)[] = []
    const insert = (): void => {
      if (undos.length === 0) undos = rules.map((rule) => sheet.insertGuarded(rule))
    }
    const remove = (): void => {
      if (classes.get(identity) === held) classes.delete(identity)
      for (const undo of undos.splice(0)) undo()
    }
    const held: HeldClass = {
      name,
      hold() {
        users++
        idle.delete(held)
        insert()
        return () => {
          if (--users > 0) return
          idle.set(held, remove)
          // By then, all blocks of this commit hold their new classes.
          queueMicrotask(removeIdle)
        }
      },
    }
    insert()
    idle.set(held, remove)
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
