import { type ComponentType, lazy } from 'react'
import type { IconName } from '../ui/Icon'

/** One thing to do with the chosen entry: a tab in the rail and the panel that it opens. */
export interface Tool {
  /** Stands in the address. */
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** Reaches the rest of the playground by `usePlayground`, and renders in a `PanelFrame`. */
  readonly Panel: ComponentType
  /** Brings the panel before it is opened. */
  load(): Promise<unknown>
}

/** Every tool, in the order of the rail. The first one is open from the start. */
export const tools: readonly Tool[] = [
  tool('Content', 'content', () => import('../panels/content/ContentPanel')),
  tool('Configure', 'configure', () => import('../panels/configure/ConfigurePanel')),
  tool('Snippet', 'snippet', () => import('../panels/snippet/SnippetPanel')),
  tool('Events', 'events', () => import('../panels/events/EventsPanel')),
  tool('Audience', 'audience', () => import('../panels/audience/AudiencePanel')),
  tool('Editor', 'editor', () => import('../panels/editor/EditorPanel')),
  tool('Health', 'health', () => import('../panels/health/HealthPanel')),
]

/** The frame and the preview are there without the panels: each is loaded by itself. */
function tool<Name extends string>(
  label: Name,
  icon: IconName,
  load: () => Promise<{ readonly [Panel in `${Name}Panel`]: ComponentType }>,
): Tool {
  const Panel = lazy(async () => ({
    default: (await load())[`${label}Panel`] as ComponentType,
  }))
  return { id: label.toLowerCase(), label, icon, load, Panel }
}
