/** How far a page is in learning whether its visitor may be remembered. */
export type ConsentStateName = 'unasked' | 'awaited' | 'unanswered' | 'allowed' | 'refused'

/** The visitor's consent, as far as a page or one of its clients knows it. */
export interface ConsentState {
  /**
   * - `unasked`: no word is expected. Options and signals of the browser decide.
   * - `awaited`: a word is expected, and content that depends on it waits.
   * - `unanswered`: a word is expected, and did not come in time.
   * - `allowed`, `refused`: the visitor's last word.
   */
  readonly name: ConsentStateName
  /**
   * Whether permission came when content had been decided without it: cookies and events follow it
   * at once, variations and attributes from the next page view on.
   */
  readonly isLate: boolean
  /**
   * Whether the consent manager allows visitors who have not spoken; `undefined` where it did not
   * say.
   */
  readonly byDefault: boolean | undefined
  /** Whether the visitor refused in another tab, and has said nothing in this one since. */
  readonly isWithdrawn: boolean
}

/** An event that may change a {@link ConsentState}. */
export type ConsentAction =
  | 'expect'
  | 'allow'
  | 'refuse'
  | 'allow by default'
  | 'deny by default'
  | 'time out'
  | 'begin page view'
  | 'withdraw'
  | 'restore'

/** Before anything is known. */
export const UNASKED: ConsentState = {
  name: 'unasked',
  isLate: false,
  byDefault: undefined,
  isWithdrawn: false,
}

/** The state that an action leads to. The table of docs/consent.md is checked against it. */
export function nextConsentState(state: ConsentState, action: ConsentAction): ConsentState {
  const { name, byDefault } = state
  const isLate = state.isLate || (name === 'unanswered' && !byDefault)
  switch (action) {
    case 'expect':
      return name === 'unasked' ? { ...state, name: 'awaited' } : state
    case 'allow':
      return { ...state, name: 'allowed', isLate, isWithdrawn: false }
    case 'refuse':
      return { ...state, name: 'refused', isLate: false, isWithdrawn: false }
    case 'allow by default':
      return { ...state, byDefault: true, isLate }
    case 'deny by default':
      return { ...state, byDefault: false }
    case 'time out':
      return name === 'awaited' ? { ...state, name: 'unanswered' } : state
    case 'begin page view':
      return { ...state, isLate: false }
    case 'withdraw':
      return { ...state, isWithdrawn: true }
    case 'restore':
      return { ...state, isWithdrawn: false }
  }
}

/** The option and the signal that decide where the visitor has not spoken. */
export interface ConsentDefaults {
  /** The option `canTrack`. */
  readonly canTrack: boolean
  /** Whether Global Privacy Control is on, and not ignored. */
  readonly hasPrivacySignal: boolean
}

/** Why the visitor may not be remembered in a state; `undefined` where they may. */
export function consentObstacle(
  { name, byDefault, isWithdrawn }: ConsentState,
  { canTrack, hasPrivacySignal }: ConsentDefaults,
): string | undefined {
  if (isWithdrawn) return 'consent was withdrawn in another tab'
  if (name === 'allowed') return undefined
  if (name === 'refused') return 'consent was refused'
  if (name === 'awaited') return 'consent is awaited'
  if (byDefault === false) return 'the consent manager denies it by default'
  if (byDefault === undefined && name === 'unanswered')
    return 'consent was neither given nor refused'
  if (byDefault === undefined && !canTrack) return 'canTrack is false'
  return hasPrivacySignal ? 'Global Privacy Control is on' : undefined
}
