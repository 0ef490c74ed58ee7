import { type ComponentType, lazy } from 'react'

/** Something to do with the chosen entry: a panel that opens inside a step. */
export interface Tool {
  /** Stands in the address. */
  readonly id: string
  readonly label: string
  /** The guide that says more. */
  readonly guide: string
  /** Reaches the rest of the playground by `usePlayground`, and renders in a `PanelFrame`. */
  readonly Panel: ComponentType
  /** Loads the panel before it is opened. */
  load(): Promise<unknown>
}

/** A step on the way from content to a live site, with the tools that help there. */
export interface Step {
  /** Stands in the address, for the first of its tools. */
  readonly id: string
  readonly label: string
  readonly tools: readonly [Tool, ...Tool[]]
}

/** The way from content to a live site. The first step is open from the start. */
export const steps: readonly [Step, ...Step[]] = [
  step(
    'Content',
    tool('Content', 'playground', () => import('../panels/content/ContentPanel')),
  ),
  step(
    'Behaviour',
    tool('Configure', 'options', () => import('../panels/configure/ConfigurePanel')),
  ),
  step(
    'Install',
    tool('Snippet', 'embedding', () => import('../panels/snippet/SnippetPanel')),
  ),
  step(
    'Watch',
    tool('Live', 'playground', () => import('../panels/watch/LivePanel')),
    tool('Events', 'tracking', () => import('../panels/events/EventsPanel')),
    tool('Audience', 'variations', () => import('../panels/audience/AudiencePanel')),
    tool('Health', 'rendering', () => import('../panels/health/HealthPanel')),
    tool('Messages', 'editor-protocol', () => import('../panels/messages/MessagesPanel')),
  ),
]

/** Names that tools had before: links to them still open what took their place. */
const FORMER: { readonly [id: string]: string } = { editor: 'messages' }

/**
 * The step and the tool that an address names, be it by the step or by the tool; `undefined` for
 * neither.
 */
export function findTool(id: string | undefined): { step: Step; tool: Tool } | undefined {
  const wanted = FORMER[id ?? ''] ?? id
  for (const step of steps) {
    const tool =
      wanted === step.id ? step.tools[0] : step.tools.find((other) => other.id === wanted)
    if (tool) return { step, tool }
  }
  return undefined
}

function step(label: string, ...tools: [Tool, ...Tool[]]): Step {
  return { id: label.toLowerCase(), label, tools }
}

/** The frame and the preview are there without the panels: each is loaded by itself. */
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
