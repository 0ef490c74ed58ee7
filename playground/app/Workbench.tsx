import { Tabs } from '@base-ui/react/tabs'
import { Tooltip } from '@base-ui/react/tooltip'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Playground, PlaygroundContext, usePlayground } from './context/PlaygroundContext'
import type { PlaygroundConfig } from './data/config'
import { chooseEntry, type EntrySummary, loadEntries } from './data/entries'
import { asEntry } from './data/entryFile'
import { type Loaded, useLoaded } from './data/useLoaded'
import { useDraft } from './draft/useDraft'
import { useShownDraft } from './draft/useShownDraft'
import { loadSnippet } from './frame/CodePanel'
import { type CommandDialog, Commands, loadDialogs } from './frame/commands/Commands'
import { Header } from './frame/Header'
import { Preview } from './frame/Preview'
import { Rail } from './frame/Rail'
import { StatusStrip } from './frame/StatusStrip'
import { findTool, offeredTools, type Step, steps, type Tool } from './frame/tools'
import { isPinned } from './install/installedContent'
import { useVisualEditor } from './panels/messages/useVisualEditor'
import { PanelFrame } from './panels/PanelFrame'
import { EntrySkeleton } from './panels/RequireEntry'
import { ToolContext } from './panels/ToolContext'
import type { PreviewStatus } from './preview/previewStatus'
import { useConsent, usePreview } from './preview/usePreview'
import { useSiteCode } from './preview/useSiteCode'
import { ownJson, useAnswer, useConnection, useKnownId, useSource } from './source/useSource'
import { formatUrlState, siteOf, type UrlState } from './state/urlState'
import { useMedia } from './state/useMedia'
import styles from './Workbench.module.css'

/** Layout with step tabs at the bottom and the panel above them. The CSS uses the same query. */
const NARROW = '(width < 600px), (width < 900px) and (orientation: portrait)'

interface WorkbenchProps {
  config: PlaygroundConfig
  state: UrlState
  update(change: Partial<UrlState>): void
}

/** The whole screen: header, steps, panel, preview, status strip, and their shared state. */
export function Workbench({ config, state, update }: WorkbenchProps) {
  const load = useCallback((signal: AbortSignal) => loadEntries(config, signal), [config])
  const [entries, reloadEntries] = useLoaded(load)
  const { source } = state
  const asked = useSource(config, source)
  const sample = entries.status === 'ready' ? chooseEntry(entries.value, state.entry) : undefined
  const requested = source.kind === 'sample' ? sample : asked.entry
  const code = useSiteCode(asked.config, requested, state)
  const preview = usePreview(code, state)
  const connection = useConnection(preview, source)
  const isChosen = requested === undefined || isPinned(siteOf(state), requested)
  const entry = useKnownId(
    isChosen ? requested : shownEntry(entries, requested, preview.status),
    connection,
  )
  const shown = useAnswer(asked.config, connection)
  const json = ownJson(source)
  const own = useMemo(
    () =>
      json && {
        text: json.text,
        setText: (text: string) => update({ source: { ...json, text: asEntry(text) } }),
      },
    [json, update],
  )
  const draft = useDraft(shown, entry, reloadEntries, own)
  useShownDraft(preview, draft, shown, state)
  const editor = useVisualEditor({ config: shown, entry, state, preview, draft })
  const refusal = useConsent(preview, state, update)
  const playground: Playground = {
    config: shown,
    entries,
    reloadEntries,
    entry,
    state,
    update,
    code,
    preview,
    connection,
    draft,
    editor,
    refusal,
  }

  usePreparedTools(preview.status.phase !== 'loading')
  const narrow = useMedia(NARROW)
  const [dialog, showDialog] = useState<CommandDialog>()
  const lastTools = useRef(new Map<string, string>())
  const open = findTool(state) ?? (narrow ? undefined : findTool({ ...state, panel: steps[0].id }))
  useEffect(() => {
    if (open) lastTools.current.set(open.step.id, open.tool.id)
  }, [open])

  return (
    <PlaygroundContext value={playground}>
      <Tooltip.Provider delay={400}>
        <Tabs.Root
          className={styles.workbench}
          data-open={open && ''}
          value={open?.step.id ?? null}
          onValueChange={(step: string) => update({ panel: lastTools.current.get(step) ?? step })}
          orientation={narrow ? 'horizontal' : 'vertical'}
        >
          <Header
            link={`${location.origin}${location.pathname}${formatUrlState(state, location.search)}`}
            source={source}
            isUnsaved={draft.changed}
            theme={state.theme}
            onTheme={(theme) => update({ theme })}
            onSearch={() => showDialog('search')}
          />
          <Rail
            open={open?.step}
            onSame={narrow ? () => update({ panel: undefined }) : undefined}
          />
          {open && (
            <aside className={styles.panel} aria-label="Tool">
              <StepPanels open={open.tool} />
            </aside>
          )}
          <Preview />
          <StatusStrip />
          <Commands shown={dialog} onShow={showDialog} />
        </Tabs.Root>
      </Tooltip.Provider>
    </PlaygroundContext>
  )
}

/** The entry that the page reports, or the requested one until it does. */
function shownEntry(
  entries: Loaded<readonly EntrySummary[]>,
  requested: EntrySummary | undefined,
  { entryId }: PreviewStatus,
): EntrySummary | undefined {
  const listed = entries.status === 'ready' ? entries.value : []
  const shown = listed.find(({ id, model }) => id === entryId && model === requested?.model)
  return shown ?? requested
}

/** The panel of the open step. */
function StepPanels({ open }: { open: Tool | undefined }) {
  const { state } = usePlayground()
  return steps.map((step) => (
    <Tabs.Panel key={step.id} value={step.id} className={styles.stepPanel}>
      {offeredTools(step, state).length > 1 ? (
        <ToolTabs step={step} open={open} />
      ) : (
        <ToolPanel tool={step.tools[0]} />
      )}
    </Tabs.Panel>
  ))
}

interface ToolTabsProps {
  step: Step
  open: Tool | undefined
}

/** Tabs for the tools of a step. */
function ToolTabs({ step, open = step.tools[0] }: ToolTabsProps) {
  const { state, update } = usePlayground()
  const tools = offeredTools(step, state)
  return (
    <Tabs.Root
      className={styles.tools}
      value={open.id}
      onValueChange={(panel: string) => update({ panel })}
    >
      <Tabs.List className={styles.toolList} aria-label={`Tools of ${step.label}`}>
        {tools.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id} className={styles.toolTab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tools.map((tool) => (
        <Tabs.Panel key={tool.id} value={tool.id} className={styles.toolPanel}>
          <ToolPanel tool={tool} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

function ToolPanel({ tool }: { tool: Tool }) {
  const { label, Panel } = tool
  return (
    <ToolContext value={tool}>
      <Suspense
        fallback={
          <PanelFrame title={label}>
            <EntrySkeleton label={`Loading ${label}`} />
          </PanelFrame>
        }
      >
        <Panel />
      </Suspense>
    </ToolContext>
  )
}

/** Preloads all panels once the preview is ready, so that they open instantly, even offline. */
function usePreparedTools(ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    loadSnippet()
    const panels = steps.flatMap(({ tools }) => tools.map((tool) => tool.load))
    // A tool that fails to load is requested again when it is opened.
    for (const load of [...panels, loadDialogs]) load().catch(() => {})
  }, [ready])
}
