/** Which tab is open, and which one the Tab key leads to. */
export interface TabState {
  /** Counted from 0; -1 when none is open. */
  readonly active: number
  /** The tab that was active last, and stays reachable when it is collapsed. */
  readonly reachable: number
}

/** The state after the visitor chose `tab`: open, or collapsed if it was open and may be. */
export function nextTab(state: TabState, tab: number, collapsible: boolean): TabState {
  const isActive = state.active === tab
  if (isActive && !collapsible) return state
  return { active: isActive ? -1 : tab, reachable: tab }
}
