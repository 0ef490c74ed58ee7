/** What a carousel that moves by itself is doing; `null` before it was ever asked to. */
export type AutoplayState = 'playing' | 'hovered' | 'focused' | 'paused' | null

/** `play` and `pause` are somebody's wish, the others what pointer and focus do. */
export type AutoplayEvent = 'play' | 'pause' | 'enter' | 'leave' | 'focus' | 'blur'

type Transitions = { readonly [event in AutoplayEvent]?: AutoplayState }

const TRANSITIONS: { readonly [state in AutoplayState & string]: Transitions } = {
  playing: { pause: 'paused', enter: 'hovered', focus: 'focused' },
  hovered: { pause: 'paused', leave: 'playing', focus: 'focused' },
  focused: { pause: 'paused', blur: 'playing' },
  paused: { play: 'playing' },
}

/** The state after an event. */
export function autoplayState(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  if (state === null) return event === 'play' ? 'playing' : null
  return TRANSITIONS[state][event] ?? state
}
