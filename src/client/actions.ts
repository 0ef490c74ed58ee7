import { warnOnce } from '../utils/warn'

/** Functions of the site that content may run by name. */
export interface Actions {
  /** Registers an action of this client, which content may run. Returns the undo. */
  registerAction(name: string, action: (...args: unknown[]) => unknown): () => void
  /**
   * Runs an action and returns its value.
   *
   * @throws Error `Action not found: …` for an unknown name.
   */
  runAction(name: string, ...args: unknown[]): unknown
}

/** @param others - Fallback for actions that are not registered here. */
export function createActions(others?: Actions): Actions {
  const actions = new Map<string, (...args: unknown[]) => unknown>()

  return {
    registerAction(name, action) {
      if (typeof action !== 'function') {
        warnOnce(`action "${name}" is not a function and was not registered. Pass a function.`)
        return () => {}
      }
      actions.set(name, action)
      return () => {
        if (actions.get(name) === action) actions.delete(name)
      }
    },
    runAction(name, ...args) {
      const action = actions.get(name)
      if (action) return action(...args)
      if (others) return others.runAction(name, ...args)
      throw new Error(`Action not found: ${name}`)
    },
  }
}
