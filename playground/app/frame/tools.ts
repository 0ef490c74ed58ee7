import { type ComponentType, lazy } from 'react'
import type { UrlState } from '../state/urlState'

/** A tool for the chosen entry: a panel inside a step. */
export interface Tool {
  /** Id used in the URL. */
  readonly id: string
  readonly label: string
  /** Name of the guide that documents the tool. */
  readonly guide: string
  /** Panel that renders in a `PanelFrame` and reads shared state through `usePlayground`. */
  readonly Panel: ComponentType
  /** Preloads the panel. */
  load(): Promise<unknown>
}

/** A step from content to a live site, with its tools. */
export interface Step {
  /** Id used in the URL, where it opens the first tool. */
  readonly id: string
  readonly label: string
  readonly tools: readonly [Tool, ...Tool[]]
}

/** Steps from content to a live site. The first one is open initially. */
export const steps: readonly [Step, ...Step[]] = [
  step(
    'Content',
    tool('Content', 'playground', () => import('../panels/content/ContentPanel')),
  ),
  step(
    'Behaviour',
    tool('Configure', 'options', () => import('../panels/configure/ConfigurePanel')),
    tool('Audience', 'personalization', () => import('../panels/audience/AudiencePanel')),
    tool('Test', 'variations', () => import('../panels/test/TestPanel')),
  ),
  step(
    'Install',
    tool('Snippet', 'embedding', () => import('../panels/snippet/SnippetPanel')),
  ),
  step(
    'Watch',
    tool('Events', 'tracking', () => import('../panels/events/EventsPanel')),
    tool('Messages', 'editor-protocol', () => import('../panels/messages/MessagesPanel')),
  ),
]

/** Finds the step and tool that the address names: either by its id; `undefined` for unknown ids. */
export function findTool({ panel, editor }: Place): { step: Step; tool: Tool } | undefined {
  for (const step of steps) {
    const [first] = step.tools
    const tool = panel === step.id ? first : step.tools.find(({ id }) => id === panel)
    if (tool) return { step, tool: offeredTools(step, { editor }).includes(tool) ? tool : first }
  }
  return undefined
}

type Place = Pick<UrlState, 'panel' | 'editor'>

/** The tools of a step: there are messages only while a visual editor is connected. */
export function offeredTools({ tools }: Step, { editor }: Pick<Place, 'editor'>): readonly Tool[] {
  return tools.filter(({ id }) => id !== 'messages' || editor === 'connected')
}

function step(label: string, ...tools: [Tool, ...Tool[]]): Step {
  return { id: label.toLowerCase(), label, tools }
}

/** Each panel is loaded separately, so that the workbench and the preview start without them. */
function tool<Name extends string>(
  label: Name,
  guide: string,
  load: () => Promise<{ readonly [Panel in `${Name}Panel`]: ComponentType }>,
): Tool {
  const Panel = lazy(async () => ({
    default: (await load())[`${label}Panel`] as ComponentType,
  }))
  return { id: label.toLowerCase(), label, guide, load, Panel }
}
