/** State of a stage in parts: the entry on the page, and who renders it. */
export type StageState = 'nothing' | 'static entry' | 'entry that React takes over' | 'React'

/**
 * How a stage shows the next entry:
 *
 * - `draw`: without React, unless something in the entry needs it.
 * - `recount`: the elements stay; they count as those of another page view.
 * - `take over`: React loads, hydrates what is on the page, and then renders.
 * - `render`: React is there.
 */
export type StageStep = 'draw' | 'recount' | 'take over' | 'render'

/** An entry to be shown. */
export interface NextEntry {
  /** Whether it renders the same as the one on the page. */
  readonly isSame: boolean
  /** Whether a server has rendered it into the page. */
  readonly isServed: boolean
}

/** The step that each state takes to show the next entry. */
const STEPS: Readonly<Record<StageState, (next: NextEntry) => StageStep>> = {
  nothing: ({ isServed }) => (isServed ? 'take over' : 'draw'),
  'static entry': ({ isSame }) => (isSame ? 'recount' : 'take over'),
  'entry that React takes over': () => 'take over',
  React: () => 'render',
}

/** Decides how to show an entry. */
export function stageStep(state: StageState, next: NextEntry): StageStep {
  return STEPS[state](next)
}
