import { wholeState } from './readState'
import type { LogLevel, Scope } from './Scope'
import { showEvent } from './showEvent'

const DEVICES = Object.freeze({ desktop: 0, tablet: 1, mobile: 2 })

/** Names that no key of the state can hide, and what they show. */
export const ROOTS = new Map<string, (scope: Scope) => unknown>([
  ['state', () => wholeState()],
  ['context', ({ context }) => context],
  ['ctx', ({ context }) => context],
  ['event', ({ event }) => showEvent(event)],
  ['block', ({ block }) => block],
  ['builder', ({ builder }) => builder],
  ['Builder', showFlags],
  ['Device', () => DEVICES],
  ['console', showConsole],
  ['log', (scope) => printer(scope, 'log')],
])

function showFlags({ isServer = false, isEditing = false, isPreviewing = false }: Scope): object {
  return { isServer, isBrowser: !isServer, isEditing, isPreviewing }
}

function showConsole(scope: Scope): object {
  return {
    log: printer(scope, 'log'),
    info: printer(scope, 'info'),
    warn: printer(scope, 'warn'),
    error: printer(scope, 'error'),
  }
}

function printer(scope: Scope, level: LogLevel) {
  return (...args: unknown[]): void => scope.log?.(level, args)
}
