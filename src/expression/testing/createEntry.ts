import { deepFreeze } from '../../utils/testing/deepFreeze'
import { compileExpression } from '../compileExpression'
import { createLiveData } from '../runtime/liveData'
import type { ExpressionProblem } from '../runtime/problem'
import type { ActionResult, Scope } from '../runtime/Scope'

type State = Readonly<Record<string, unknown>>

/** Creates a state that successive actions write to, at once and late, like an entry's. */
export function createEntry(initial: State, context: State = {}, more: Partial<Scope> = {}) {
  const data = createLiveData()
  const problems: ExpressionProblem[] = []
  let state: State = deepFreeze(initial)

  const commit = (result: ActionResult): void => {
    if (result.changed.length > 0) state = deepFreeze(result.state)
  }
  const scope = (locals?: State): Scope => ({
    ...more,
    get state() {
      return state
    },
    locals,
    data,
    context,
    commit,
    report: (problem) => problems.push(problem),
  })

  return {
    problems,
    context,
    state: () => state,
    act(text: string, locals?: State): unknown {
      const result = compileExpression(text, 'action').act(scope(locals))
      commit(result)
      return result.value
    },
    evaluate: (text: string, locals?: State): unknown =>
      compileExpression(text, 'expression').evaluate(scope(locals)),
  }
}
