import { warnOnce } from '../../utils/problems/warn'
import { combineUndos } from '../../utils/timing/combineUndos'
import { createListeners } from '../../utils/timing/createListeners'
import { onePer } from '../../utils/values/onePer'
import type { Page } from './Page'

/** An action for authors, in the format of the builder's clients. */
export interface EditorAction {
  /** Name that authors see. */
  readonly name: string
  /** Unique id. @default the name */
  readonly id?: string
  /** Where the editor offers it. @default 'any' */
  readonly kind?: 'any' | 'function' | 'expression'
  /** Fields that an author fills in. */
  readonly inputs?: readonly {
    /** Name of the value in `options`. */
    readonly name: string
    /** Kind of field, as of a block's input. */
    readonly type: string
    readonly [field: string]: unknown
  }[]
  /**
   * Returns the code of the action, for what an author has filled in. Its source runs in the
   * editor, so it can use nothing else; the code runs in the page, as any code of content.
   */
  readonly action: (options: Readonly<Record<string, unknown>>) => string
}

/** Functions of the site that content may run by name. */
export interface Actions {
  /**
   * Registers an action that an editor offers to authors, with fields. It writes code into content,
   * so it need not be registered on other pages. Returns the undo.
   */
  registerAction(action: EditorAction): () => void
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

/** {@link Actions} that an editor can follow. */
export interface ActionRegistry extends Actions {
  /**
   * Calls `listener` with each action, now and later: with the name of one that content runs by
   * name. Returns the undo.
   */
  followActions(listener: (offered: string | EditorAction) => void): () => void
}

/** Actions of a page, for all of its clients. */
export const actionsOf = onePer((_page: Page) => createActions())

/** @param others - Fallback for actions that are not registered here. */
export function createActions(others?: ActionRegistry): ActionRegistry {
  /** By name, or by what an editor offers: content cannot run that. */
  const actions = new Map<string | EditorAction, Action>()
  const followers = createListeners<string | EditorAction>()

  return {
    registerAction(
      offered: string | EditorAction,
      action: unknown = (offered as EditorAction | null)?.action,
    ) {
      if (typeof action !== 'function') {
        const name = (offered as EditorAction | null)?.name ?? offered
        warnOnce(`action "${name}" is not a function and was not registered. Pass a function.`)
        return () => {}
      }
      actions.set(offered, action as Action)
      followers.notify(offered)
      return () => {
        if (actions.get(offered) === action) actions.delete(offered)
      }
    },
    runAction(name, ...args) {
      const action = actions.get(name)
      if (action) return action(...args)
      if (others) return others.runAction(name, ...args)
      throw new Error(`Action not found: ${name}`)
    },
    followActions(listener) {
      for (const offered of actions.keys()) listener(offered)
      return combineUndos([followers.add(listener), others?.followActions(listener)])
    },
  }
}
