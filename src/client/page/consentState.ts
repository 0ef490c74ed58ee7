/** Progress of the visitor's decision about being remembered. */
export type ConsentStateName = 'unasked' | 'awaited' | 'unanswered' | 'allowed' | 'refused'

/** Consent as a page or one of its clients knows it. */
export interface ConsentState {
  /**
   * - `unasked`: no decision is expected. Options and browser signals decide.
   * - `awaited`: a decision is expected, and content that depends on it waits.
   * - `unanswered`: a decision is expected, and did not come in time; or nobody is asked.
   * - `allowed`, `refused`: the visitor's latest decision, in this tab or another.
   */
  readonly name: ConsentStateName
  /**
   * Whether permission came after content had been decided without it: cookies and events follow it
   * at once, variations and attributes from the next page view.
   */
  readonly isLate: boolean
  /**
   * Whether the consent manager allows tracking until the visitor decides; `undefined` if it has
   * set no default.
   */
  readonly byDefault: boolean | undefined
}

/** Returns the state after an event. A test compares them with the table in docs/consent.md. */
export type ConsentAction = (state: ConsentState) => ConsentState

/** Initial state. */
export const UNASKED: ConsentState = { name: 'unasked', isLate: false, byDefault: undefined }

/** Whether permission comes late, if it comes now. */
function isLateAt({ name, isLate, byDefault }: ConsentState): boolean {
  return isLate || (name === 'unanswered' && !byDefault)
}

export const expectDecision: ConsentAction = (state) =>
  state.name === 'unasked' ? { ...state, name: 'awaited' } : state

export const allow: ConsentAction = (state) => ({
  ...state,
  name: 'allowed',
  isLate: isLateAt(state),
})

/** Where no decision is expected, the page's options decide. */
export const allowElsewhere: ConsentAction = (state) =>
  state.name === 'unasked' ? state : allow(state)

export const refuse: ConsentAction = (state) => ({ ...state, name: 'refused', isLate: false })

export const allowByDefault: ConsentAction = (state) => ({
  ...state,
  byDefault: true,
  isLate: isLateAt(state),
})

export const denyByDefault: ConsentAction = (state) => ({ ...state, byDefault: false })

export const endWait: ConsentAction = (state) =>
  state.name === 'awaited' ? { ...state, name: 'unanswered' } : state

export const exempt: ConsentAction = (state) => endWait(expectDecision(state))

export const beginPageView: ConsentAction = (state) => ({ ...state, isLate: false })

/** Option and browser signal that apply until the visitor decides. */
export interface ConsentDefaults {
  /** The option `canTrack`. */
  readonly canTrack: boolean
  /** Whether Global Privacy Control is on and not ignored. */
  readonly hasPrivacySignal: boolean
}

/** Returns the reason why a state forbids remembering the visitor; `undefined` if it allows it. */
export function consentObstacle(
  { name, byDefault }: ConsentState,
  { canTrack, hasPrivacySignal }: ConsentDefaults,
): string | undefined {
  if (name === 'allowed') return undefined
  if (name === 'refused') return 'consent was refused'
  if (name === 'awaited') return 'consent is awaited'
  if (byDefault === false) return 'the consent manager denies it by default'
  if (byDefault === undefined && name === 'unanswered')
    return 'consent was neither given nor refused'
  if (byDefault === undefined && !canTrack) return 'canTrack is false'
  return hasPrivacySignal ? 'Global Privacy Control is on' : undefined
}
