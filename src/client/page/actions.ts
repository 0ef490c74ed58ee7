import { warnOnce } from '../../utils/problems/warn'
import { combineUndos } from '../../utils/timing/combineUndos'
import { createListeners } from '../../utils/timing/createListeners'

/** Functions of the site that content may run by name. */
export interface Actions {
  /** Registers an action of this client, which content may run. Returns the undo. */
  registerAction<Args extends unknown[]>(
    name: string,
    action: (...args: Args) => unknown,
  ): () => void
  /**
   * Runs an action and returns its value.
   *
   * @throws Error `Action not found: …` for an unknown name.
   */
  runAction(name: string, ...args: unknown[]): unknown
}

type Action = (...args: unknown[]) => unknown

/** {@link Actions} whose names an editor can follow. */
export interface ActionRegistry extends Actions {
  /** Calls `listener` with the name of each action, now and later. Returns the undo. */
  followActions(listener: (name: string) => void): () => void
}

/** @param others - Fallback for actions that are not registered here. */
export function createActions(others?: ActionRegistry): ActionRegistry {
  const actions = new Map<string, Action>()
  const followers = createListeners<string>()

  return {
    registerAction(name, action) {
      if (typeof action !== 'function') {
        warnOnce(`action "${name}" is not a function and was not registered. Pass a function.`)
        return () => {}
      }
      actions.set(name, action as Action)
      followers.notify(name)
      return () => {
        if (actions.get(name) === (action as Action)) actions.delete(name)
      }
    },
    runAction(name, ...args) {
      const action = actions.get(name)
      if (action) return action(...args)
      if (others) return others.runAction(name, ...args)
      throw new Error(`Action not found: ${name}`)
    },
    followActions(listener) {
      for (const name of actions.keys()) listener(name)
      return combineUndos([followers.add(listener), others?.followActions(listener)])
    },
  }
}
