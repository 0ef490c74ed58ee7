import type { Scenario } from '../stage'
import { classes } from './classes'
import { events } from './events'
import { fields } from './fields'
import { hooks } from './hooks'
import { hydration } from './hydration'
import { markup } from './markup'
import { suspense } from './suspense'
import { transitions } from './transitions'
import { trees } from './trees'

/** What the cut React must do as the whole one does, by name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...hooks,
  ...classes,
  ...suspense,
  ...transitions,
  ...trees,
  ...events,
  ...fields,
  ...markup,
  ...hydration,
}
