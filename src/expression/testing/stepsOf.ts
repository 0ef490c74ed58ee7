import { currentRun } from '../runtime/run'
import type { Scope } from '../runtime/Scope'
import { act } from './evaluate'

/** Returns the steps that a statement costs, without those of the code before it. */
export function stepsOf(statement: string, before = '', state: Scope['state'] = {}): number {
  const left: number[] = []
  const note = () => void left.push(currentRun().steps)
  const { problems } = act(`${before}; note(); ${statement}; note()`, { state: { note, ...state } })
  const [first = 0, second = 0] = left
  if (problems[0] || left.length < 2) throw new Error(problems[0]?.message ?? 'It did not end')
  // One step is the cost of `note()`.
  return Math.round((first - second - 1) * 1e4) / 1e4
}
