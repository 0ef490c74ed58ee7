import type { ContentEntry } from '../../src/index'
import type { MountOptions } from '../options/MountOptions'

/**
 * Phase of a widget's life:
 *
 * - `waiting`: its container is not due yet, and nothing has been fetched.
 * - `loading`: content has been requested. Visible content stays.
 * - `rendering`: an entry is about to replace the visible content.
 * - `shown`: an entry is on screen.
 * - `empty`: there is no entry, or the request or React failed; the placeholder is on screen.
 * - `unmounted`: final.
 */
export type WidgetPhase =
  | { readonly name: 'waiting' | 'empty' | 'unmounted' }
  | {
      readonly name: 'loading'
      /** The last entry that was rendered, completely or not, before the request. */
      readonly target: ContentEntry | null
      /** The entry on screen; `null` while the placeholder is. */
      readonly onScreen: ContentEntry | null
      /** Whether `target` belongs to an address that the page has left. */
      readonly isOutdated: boolean
    }
  | {
      readonly name: 'rendering'
      readonly target: ContentEntry
      readonly onScreen: ContentEntry | null
    }
  | { readonly name: 'shown'; readonly target: ContentEntry; readonly onScreen: ContentEntry }

/** The state of a widget. Only {@link nextWidgetState} creates new ones. */
export interface WidgetState {
  readonly phase: WidgetPhase
  readonly options: MountOptions
  /** Whether an entry has ever been on screen. */
  readonly wasReady: boolean
  /** The last variation that was dispatched. Reloads and live edits do not dispatch it again. */
  readonly variation: string
}

/** Events in a widget's life. */
export type WidgetAction =
  /** Content is requested. */
  | { readonly type: 'load' }
  /** The page's address has changed, and its content is requested. */
  | { readonly type: 'leaveAddress' }
  /** Content or a live edit has arrived; `null` if nothing matches. */
  | { readonly type: 'receive'; readonly entry: ContentEntry | null }
  /** The entry is rendered again, with other options or for another page view. */
  | { readonly type: 'rerender' }
  /** An entry is on screen. */
  | { readonly type: 'finishRendering'; readonly entry: ContentEntry }
  /**
   * An entry could not be rendered, because a part of the script failed to load. The previous entry
   * is still on screen.
   */
  | { readonly type: 'missPart'; readonly entry: ContentEntry; readonly error: Error }
  /** A request failed. */
  | { readonly type: 'fail'; readonly error: Error }
  /** React failed and removed its output. */
  | { readonly type: 'crash'; readonly error: Error }
  | { readonly type: 'changeOptions'; readonly options: MountOptions }
  | { readonly type: 'unmount' }

type Named<Name extends WidgetPhase['name']> = Extract<WidgetPhase, { name: Name }>
type Typed<Type extends WidgetAction['type']> = Extract<WidgetAction, { type: Type }>

/** The next phase by action. A missing action is impossible in this phase and ignored. */
type Transitions<Phase extends WidgetPhase> = {
  readonly [Type in WidgetAction['type']]?: (
    phase: Phase,
    action: Typed<Type>,
  ) => WidgetPhase | undefined
}

const EMPTY: WidgetPhase = { name: 'empty' }
const UNMOUNTED: WidgetPhase = { name: 'unmounted' }

function request(phase: WidgetPhase): Named<'loading'> {
  const isOutdated = phase.name === 'loading' && phase.isOutdated
  return { name: 'loading', target: targetOf(phase), onScreen: onScreenOf(phase), isOutdated }
}

function receive(phase: WidgetPhase, { entry }: Typed<'receive'>): WidgetPhase {
  return entry ? { name: 'rendering', target: entry, onScreen: onScreenOf(phase) } : EMPTY
}

function shown(entry: ContentEntry): Named<'shown'> {
  return { name: 'shown', target: entry, onScreen: entry }
}

/**
 * The phase after a failed request: back to the content of this address, on screen or about to be;
 * otherwise empty.
 */
function failLoading({ target, onScreen, isOutdated }: Named<'loading'>): WidgetPhase {
  if (!target || isOutdated) return EMPTY
  return target === onScreen ? shown(target) : { name: 'rendering', target, onScreen }
}

const keep = <Phase extends WidgetPhase>(phase: Phase): Phase => phase

/** Transitions in all mounted phases. */
const always = { changeOptions: keep, unmount: () => UNMOUNTED }

/** Transitions in all phases after the first request. */
const afterLoad = {
  ...always,
  load: request,
  leaveAddress: (phase: WidgetPhase) => ({ ...request(phase), isOutdated: true }),
  receive,
  crash: () => EMPTY,
}

const TRANSITIONS: {
  readonly [Name in WidgetPhase['name']]: Transitions<Named<Name>>
} = {
  waiting: { ...always, load: request },
  loading: {
    ...afterLoad,
    rerender: (phase) => (phase.target ? phase : undefined),
    finishRendering: (phase, { entry }) => ({ ...phase, onScreen: entry }),
    missPart: (phase) => ({ ...phase, target: phase.onScreen }),
    fail: failLoading,
  },
  rendering: {
    ...afterLoad,
    rerender: keep,
    finishRendering: (_, { entry }) => shown(entry),
    missPart: ({ onScreen }) => (onScreen ? shown(onScreen) : EMPTY),
    fail: keep,
  },
  shown: {
    ...afterLoad,
    rerender: ({ target, onScreen }) => ({ name: 'rendering', target, onScreen }),
    fail: keep,
  },
  empty: { ...afterLoad, fail: keep },
  unmounted: {},
}

/** The initial state of a widget. */
export function initialWidgetState(options: MountOptions): WidgetState {
  return { phase: { name: 'waiting' }, options, wasReady: false, variation: '' }
}

/**
 * The state of a widget after an action; `undefined` if the action is impossible now. A pure
 * function.
 */
export function nextWidgetState(state: WidgetState, action: WidgetAction): WidgetState | undefined {
  const isOfRendering = action.type === 'finishRendering' || action.type === 'missPart'
  // Another entry has replaced this one meanwhile.
  if (isOfRendering && action.entry !== targetOf(state.phase)) return undefined
  const transitions: Transitions<never> = TRANSITIONS[state.phase.name]
  const transition = transitions[action.type] as
    | ((phase: WidgetPhase, action: WidgetAction) => WidgetPhase | undefined)
    | undefined
  const phase = transition?.(state.phase, action)
  if (!phase) return undefined
  const isRendered = action.type === 'receive' || action.type === 'rerender'
  return {
    phase,
    options: action.type === 'changeOptions' ? action.options : state.options,
    wasReady: state.wasReady || onScreenOf(phase) !== null,
    variation: (isRendered && variationOf(targetOf(phase))) || state.variation,
  }
}

/** The entry on screen or about to be; `null` if there is none. */
export function targetOf(phase: WidgetPhase): ContentEntry | null {
  return 'target' in phase ? phase.target : null
}

/** The entry on screen; `null` while the placeholder is. */
export function onScreenOf(phase: WidgetPhase): ContentEntry | null {
  return 'onScreen' in phase ? phase.onScreen : null
}

function variationOf(entry: ContentEntry | null): string | undefined {
  const { id, testVariationId } = entry ?? {}
  return id && testVariationId ? `${id} ${testVariationId}` : undefined
}
