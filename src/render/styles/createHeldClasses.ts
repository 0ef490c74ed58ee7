import type { GuardedRule, RuleSheet } from './ruleSheet'

/** A class whose rules are there for as long as a block on the page holds it. */
export interface HeldClass {
  readonly name: string
  /** Keeps the rules until the undo is called. */
  hold(): () => void
}

/**
 * Makes the classes of styles that change with the state: the rules of an unused value are removed.
 *
 * The rules are there from the first rendering on. One that React gives up holds no class, so its
 * rules are removed with the next that are; a later holder of the class gets them back.
 *
 * @returns A function from an identity to its class. `rules` is asked once.
 */
export function createHeldClasses(
  sheet: RuleSheet,
): (identity: string, name: () => string, rules: (name: string) => GuardedRule[]) => HeldClass {
  const classes = new Map<string, HeldClass>()
  /** Removes the rules of classes that nothing holds. */
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
          // By then, all blocks of this commit hold theirs.
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
