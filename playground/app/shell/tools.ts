import type { ComponentType } from 'react'
import { AudiencePanel } from '../panels/audience/AudiencePanel'
import { ContentPanel } from '../panels/content/ContentPanel'
import { EditorPanel } from '../panels/editor/EditorPanel'
import { EventsPanel } from '../panels/events/EventsPanel'
import { HealthPanel } from '../panels/health/HealthPanel'
import { SnippetPanel } from '../panels/snippet/SnippetPanel'
import {
  AudienceIcon,
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
}

/** Every tool, in the order of the rail. The first one is open from the start. */
export const tools: readonly Tool[] = [
  { id: 'content', label: 'Content', icon: ContentIcon, Panel: ContentPanel },
  { id: 'snippet', label: 'Snippet', icon: SnippetIcon, Panel: SnippetPanel },
  { id: 'events', label: 'Events', icon: EventsIcon, Panel: EventsPanel },
  { id: 'audience', label: 'Audience', icon: AudienceIcon, Panel: AudiencePanel },
  { id: 'editor', label: 'Editor', icon: EditorIcon, Panel: EditorPanel },
  { id: 'health', label: 'Health', icon: HealthIcon, Panel: HealthPanel },
]
