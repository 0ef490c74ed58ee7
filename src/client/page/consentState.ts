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

/** An event that may change a {@link ConsentState}. */
export type ConsentAction =
  | 'expect'
  | 'allow'
  | 'refuse'
  | 'allow by default'
  | 'deny by default'
  | 'ask nobody'
  | 'time out'
  | 'begin page view'
  | 'allow elsewhere'

/** Initial state. */
export const UNASKED: ConsentState = { name: 'unasked', isLate: false, byDefault: undefined }

/** Returns the state after an action. A test compares it with the table in docs/consent.md. */
export function nextConsentState(state: ConsentState, action: ConsentAction): ConsentState {
  const { name, byDefault } = state
  const isLate = state.isLate || (name === 'unanswered' && !byDefault)
  switch (action) {
    case 'expect':
      return name === 'unasked' ? { ...state, name: 'awaited' } : state
    case 'allow':
      return { ...state, name: 'allowed', isLate }
    // Where no decision is expected, the page's options decide.
    case 'allow elsewhere':
      return name === 'unasked' ? state : nextConsentState(state, 'allow')
    case 'refuse':
      return { ...state, name: 'refused', isLate: false }
    case 'allow by default':
      return { ...state, byDefault: true, isLate }
    case 'deny by default':
      return { ...state, byDefault: false }
    case 'ask nobody':
      return name === 'unasked' || name === 'awaited' ? { ...state, name: 'unanswered' } : state
    case 'time out':
      return name === 'awaited' ? { ...state, name: 'unanswered' } : state
    case 'begin page view':
      return { ...state, isLate: false }
  }
}

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
