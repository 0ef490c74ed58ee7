import { onePer } from '../../utils/values/onePer'
import { toNumber } from '../runtime/coerce'
import { isDraft } from '../runtime/Draft'
import { laterCaller } from '../runtime/later'
import { MAX_TIMERS, MIN_INTERVAL_MS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { currentScope } from '../runtime/run'
import type { Scope } from '../runtime/Scope'

type Timer = ReturnType<typeof setTimeout>

/** Pending timers, by the state that they belong to. */
const timersOf = onePer((_owner: object) => new Set<Timer>())

/** Signals that clear timers, registered once per set of timers. */
const lives = new WeakMap<Set<Timer>, AbortSignal>()

export const timerGlobals = {
  setTimeout: (callback: unknown, delay: unknown) => startTimer(callback, delay),
  setInterval: (callback: unknown, delay: unknown) => startTimer(callback, delay, MIN_INTERVAL_MS),
  clearTimeout: stopTimer,
  clearInterval: stopTimer,
}

/** @param least - Minimum interval of a repeated timer. */
function startTimer(callback: unknown, delay: unknown, least?: number): unknown {
  const scope = currentScope()
  if (!isDraft(scope) || scope.draft.target === 'nowhere') {
    refuse('unknown', 'Timers work in actions only')
  }
  if (typeof callback !== 'function') refuse('forbidden', 'A timer needs a function')
  const call = laterCaller()
  if (!call) return undefined
  const waiting = waitingFor(scope)
  if (waiting.size >= MAX_TIMERS) refuse('limit', `More than ${MAX_TIMERS} timers wait`)
  const run = (): void => {
    if (!least) waiting.delete(timer)
    call(() => callback())
  }
  const milliseconds = toNumber(delay) || 0
  const timer: Timer = least
    ? setInterval(run, Math.max(milliseconds, least))
    : setTimeout(run, milliseconds)
  waiting.add(timer)
  stopAtEnd(waiting, scope.life?.current?.signal)
  return timer
}

function stopAtEnd(waiting: Set<Timer>, end: AbortSignal | undefined): void {
  if (!end || lives.get(waiting) === end) return
  lives.set(waiting, end)
  end.addEventListener('abort', () => {
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  })
}

function stopTimer(id: unknown): void {
  // Content may not clear timers of the page.
  if (waitingFor(currentScope()).delete(id as Timer)) clearTimeout(id as Timer)
}

function waitingFor(scope: Scope): Set<Timer> {
  return timersOf(scope.data ?? scope)
}
