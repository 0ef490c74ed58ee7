import {
  accept,
  advance,
  currentRun,
  expect,
  finishFunction,
  markPlace,
  namePart,
  readList,
  readName,
  rules,
  takeBack,
} from '../core'
import type { Part } from '../syntax/Part'
import { readBodyOf, readWhole } from './awaits'
import { toCaught } from './caught'
import { noteAwaited, tryLater, watch } from './promises'
import { nextWord } from './reading'
import { grammar, type Steps } from './steps'

/** Reads what begins with `async`. */
export function readAsync(): Part {
  const mark = markPlace()
  advance()
  if (accept('function')) return readAsyncFunction(nextWord() === '(' ? '' : readName())
  const parameters = accept('(') ? readList(')') : [namePart(readName())]
  expect('=>')
  return finishFunction('', parameters, mark, true, () => {
    if (nextWord() === '{') return readAsyncBody()
    const value = readBodyOf(true, () => readWhole(rules.assignment))
    return (frame) => runAsync(value(frame), (result) => result)
  })
}

/** Reads an async function from its parameters on. */
export function readAsyncFunction(name: string): Part {
  const mark = markPlace()
  expect('(')
  return finishFunction(name, readList(')'), mark, false, readAsyncBody)
}

function readAsyncBody() {
  const body = readBodyOf(true, grammar.block)
  return (frame: Parameters<Steps>[0]) => runAsync(body(frame), takeBack)
}

/** Runs an async function. Each stretch after an `await` sees the state as it then is. */
function runAsync(
  steps: ReturnType<Steps>,
  resultOf: (completion: unknown) => unknown,
): Promise<unknown> {
  let resolve: (value: unknown) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise((onValue, onFailure) => {
    resolve = onValue
    reject = onFailure
  })

  function advanceBy(next: () => IteratorResult<unknown, unknown>): void {
    try {
      const { done, value } = next()
      if (done) resolve(resultOf(value))
      else follow(value)
    } catch (thrown) {
      reject(toCaught(thrown))
    }
  }

  function follow(awaited: unknown): void {
    const { scope, traits } = currentRun()
    const later =
      (next: (given: unknown) => IteratorResult<unknown, unknown>) => (given: unknown) =>
        void tryLater(scope, traits, () => advanceBy(() => next(given)))
    Promise.resolve(noteAwaited(awaited)).then(
      later((given) => steps.next(given)),
      later((given) => steps.throw(given)),
    )
  }

  advanceBy(() => steps.next())
  return watch(promise)
}
