import type { ContentEntry } from '../../src/index'
import type { MountOptions } from './MountOptions'

/**
 * Where a widget is in its life:
 *
 * - `waiting` until its container is due; only then it fetches.
 * - `loading`: content is requested. Visible content stays there.
 * - `rendering`: an entry is about to replace the visible content.
 * - `shown`: an entry is on screen. `empty`: there is none, so the placeholder is.
 * - `failed`: the request or React did, and the placeholder is on screen.
 * - `unmounted`, for good.
 */
export type WidgetPhase =
  | { readonly name: 'waiting' | 'empty' | 'failed' | 'unmounted' }
  | {
      readonly name: 'loading'
      /** The entry that was rendered, or begun to be, before content was requested. */
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

/** The state of a widget. Only {@link nextWidgetState} makes another one. */
export interface WidgetState {
  readonly phase: WidgetPhase
  readonly options: MountOptions
  /** Whether an entry has ever been on screen. */
  readonly wasReady: boolean
  /** The variation that was dispatched last: reloads and live edits do not dispatch it again. */
  readonly variation: string
}

/** Events in a widget's life. */
export type WidgetAction =
  /** Content is requested. */
  | { readonly type: 'load' }
  /** The page went to another address, whose content is requested. */
  | { readonly type: 'leaveAddress' }
  /** Content or a live edit has come; `null` where nothing matches. */
  | { readonly type: 'receive'; readonly entry: ContentEntry | null }
  /** The entry is rendered again, with other options or for another page view. */
  | { readonly type: 'rerender' }
  /** An entry is on screen. */
  | { readonly type: 'finishRendering'; readonly entry: ContentEntry }
  /**
   * An entry could not be rendered, since a part of the script did not come. The one before it is
   * on screen still.
   */
  | { readonly type: 'missPart'; readonly entry: ContentEntry; readonly error: Error }
  /** A request failed. */
  | { readonly type: 'fail'; readonly error: Error }
  /** React failed, and what it had rendered is gone. */
  | { readonly type: 'crash'; readonly error: Error }
  | { readonly type: 'changeOptions'; readonly options: MountOptions }
  | { readonly type: 'unmount' }

type Named<Name extends WidgetPhase['name']> = Extract<WidgetPhase, { name: Name }>
type Typed<Type extends WidgetAction['type']> = Extract<WidgetAction, { type: Type }>

/**
 * The phase that follows, by action. An action that is missing cannot happen there, and is ignored.
 */
type Transitions<Phase extends WidgetPhase> = {
  readonly [Type in WidgetAction['type']]?: (
    phase: Phase,
    action: Typed<Type>,
  ) => WidgetPhase | undefined
}

const FAILED: WidgetPhase = { name: 'failed' }
const EMPTY: WidgetPhase = { name: 'empty' }
const UNMOUNTED: WidgetPhase = { name: 'unmounted' }

function request(phase: WidgetPhase): Named<'loading'> {
  const isOutdated = phase.name === 'loading' && phase.isOutdated
  return { name: 'loading', target: targetOf(phase), onScreen: onScreenOf(phase), isOutdated }
}

function receive(phase: WidgetPhase, { entry }: Typed<'receive'>): WidgetPhase {
  return entry ? { name: 'rendering', target: entry, onScreen: onScreenOf(phase) } : EMPTY
}

/** The end of a rendering; `undefined` for one that another entry has overtaken. */
function finish<Phase extends Named<'loading' | 'rendering'>, Next>(
  phase: Phase,
  { entry }: Typed<'finishRendering'>,
  next: (entry: ContentEntry) => Next,
): Next | undefined {
  return entry === phase.target ? next(entry) : undefined
}

function shown(entry: ContentEntry): Named<'shown'> {
  return { name: 'shown', target: entry, onScreen: entry }
}

/**
 * State after a failed request: the content of this address, on screen or about to be, or the
 * placeholder.
 */
function failLoading({ target, onScreen, isOutdated }: Named<'loading'>): WidgetPhase {
  if (!target || isOutdated) return FAILED
  return target === onScreen ? shown(target) : { name: 'rendering', target, onScreen }
}

/** The phase after an entry that could not be rendered: the one before it is on screen. */
function leave(onScreen: ContentEntry | null): WidgetPhase {
  return onScreen ? shown(onScreen) : FAILED
}

const keep = <Phase extends WidgetPhase>(phase: Phase): Phase => phase

/** In every phase of a widget that is mounted. */
const always = { changeOptions: keep, unmount: () => UNMOUNTED }

/** Wherever content has been requested before. */
const afterLoad = {
  ...always,
  load: request,
  leaveAddress: (phase: WidgetPhase) => ({ ...request(phase), isOutdated: true }),
  receive,
  crash: () => FAILED,
}

const TRANSITIONS: {
  readonly [Name in WidgetPhase['name']]: Transitions<Named<Name>>
} = {
  waiting: { ...always, load: request },
  loading: {
    ...afterLoad,
    rerender: (phase) => (phase.target ? phase : undefined),
    finishRendering: (phase, action) =>
      finish(phase, action, (onScreen) => ({ ...phase, onScreen })),
    missPart: (phase, { entry }) =>
      entry === phase.target ? { ...phase, target: phase.onScreen } : undefined,
    fail: failLoading,
  },
  rendering: {
    ...afterLoad,
    rerender: keep,
    finishRendering: (phase, action) => finish(phase, action, shown),
    missPart: ({ target, onScreen }, { entry }) => (entry === target ? leave(onScreen) : undefined),
    fail: keep,
  },
  shown: {
    ...afterLoad,
    rerender: ({ target, onScreen }) => ({ name: 'rendering', target, onScreen }),
    fail: keep,
  },
  empty: { ...afterLoad, fail: () => FAILED },
  failed: { ...afterLoad, fail: keep },
  unmounted: {},
}

/** The state of a widget that has just been mounted. */
export function initialWidgetState(options: MountOptions): WidgetState {
  return { phase: { name: 'waiting' }, options, wasReady: false, variation: '' }
}

/**
 * The state of a widget after an action; `undefined` for one that cannot happen now. Reads nothing
 * else, and changes nothing.
 */
export function nextWidgetState(state: WidgetState, action: WidgetAction): WidgetState | undefined {
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

/** The entry on screen or about to be; `null` where there is none. */
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
