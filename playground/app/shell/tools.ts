import { type ComponentType, lazy } from 'react'
import {
  AudienceIcon,
  ConfigureIcon,
  ContentIcon,
  EditorIcon,
  EventsIcon,
  HealthIcon,
  type Icon,
  SnippetIcon,
} from '../ui/icons'

/** One thing to do with the chosen entry: a tab in the rail and the panel that it opens. */
export interface Tool {
  /** Stands in the address. */
  readonly id: string
  readonly label: string
  readonly icon: Icon
  /** Reaches the rest of the playground by `usePlayground`, and draws itself in a `PanelFrame`. */
  readonly Panel: ComponentType
  /** Brings the panel before it is opened. */
  load(): Promise<unknown>
}

/** Every tool, in the order of the rail. The first one is open from the start. */
export const tools: readonly Tool[] = [
  tool(
    'Content',
    ContentIcon,
    async () => (await import('../panels/content/ContentPanel')).ContentPanel,
  ),
  tool(
    'Configure',
    ConfigureIcon,
    async () => (await import('../panels/configure/ConfigurePanel')).ConfigurePanel,
  ),
  tool(
    'Snippet',
    SnippetIcon,
    async () => (await import('../panels/snippet/SnippetPanel')).SnippetPanel,
  ),
  tool(
    'Events',
    EventsIcon,
    async () => (await import('../panels/events/EventsPanel')).EventsPanel,
  ),
  tool(
    'Audience',
    AudienceIcon,
    async () => (await import('../panels/audience/AudiencePanel')).AudiencePanel,
  ),
  tool(
    'Editor',
    EditorIcon,
    async () => (await import('../panels/editor/EditorPanel')).EditorPanel,
  ),
  tool(
    'Health',
    HealthIcon,
    async () => (await import('../panels/health/HealthPanel')).HealthPanel,
  ),
]

/** The frame and the preview are there without the panels: each is loaded by itself. */
function tool(label: string, icon: Icon, load: () => Promise<ComponentType>): Tool {
  const Panel = lazy(async () => ({ default: await load() }))
  return { id: label.toLowerCase(), label, icon, load, Panel }
}
