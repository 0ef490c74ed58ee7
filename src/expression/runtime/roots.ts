import { fromNames } from '../../utils/values/fromNames'
import { wholeContext } from './context'
import { wholeState } from './readState'
import { currentScope } from './run'
import type { LogLevel } from './Scope'
import { showEvent } from './showEvent'

const DEVICES = Object.freeze({ desktop: 0, tablet: 1, mobile: 2 })

/** Values of names that state keys cannot hide. */
export const ROOTS = new Map<string, () => unknown>([
  ['undefined', () => undefined],
  ['state', wholeState],
  ['context', wholeContext],
  ['ctx', wholeContext],
  ['event', () => showEvent(currentScope().event)],
  ['block', () => currentScope().block],
  ['builder', () => currentScope().builder],
  ['Builder', showFlags],
  ['Device', () => DEVICES],
  ['console', () => fromNames('log info warn error', (level) => printer(level as LogLevel))],
  ['log', () => printer('log')],
])

function showFlags(): object {
  const { isServer = false, isEditing = false } = currentScope()
  return { isServer, isBrowser: !isServer, isEditing, isPreviewing: isEditing }
}

function printer(level: LogLevel) {
  const scope = currentScope()
  return (...args: unknown[]): void => scope.log?.(level, args)
}
