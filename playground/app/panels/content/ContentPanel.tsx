import { lazy, Suspense } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import type { Source } from '../../state/source'
import type { ContentView } from '../../state/urlState'
import { IconButton, TextButton } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { Notice } from '../../ui/Notice'
import { Segments } from '../../ui/Segments'
import { MissingSupplies } from '../audience/Supplies'
import { PanelFrame } from '../PanelFrame'
import { EntrySkeleton, RequireEntry } from '../RequireEntry'
import styles from './ContentPanel.module.css'
import contentResultsStyles from './ContentResults.module.css'
import { EntryList } from './EntryList'
import { EntryMenu } from './entry/EntryMenu'
import { SaveBar } from './entry/SaveBar'
import { JsonView } from './json/JsonView'
import { FileView } from './source/FileView'
import { SpaceView } from './source/SpaceView'
import { UnknownBlocks } from './source/UnknownBlocks'

/** Loaded on demand: it includes the definitions of all blocks. */
const BlocksView = lazy(async () => ({ default: (await import('./blocks/BlocksView')).BlocksView }))

const SOURCES: readonly { readonly value: Source['kind']; readonly label: string }[] = [
  { value: 'sample', label: 'Samples' },
  { value: 'space', label: 'My space' },
  { value: 'file', label: 'File' },
  { value: 'pasted', label: 'Pasted' },
]

/** Title of the first view, by the source of the entry. */
const FIRST = { sample: 'Entries', space: 'Connection', file: 'File', pasted: undefined }

/** Loaded on demand: it includes a code editor. */
const CodeView = lazy(async () => ({ default: (await import('./code/CodeView')).CodeView }))

const VIEWS: readonly { readonly value: ContentView; readonly label: string }[] = [
  { value: 'blocks', label: 'Blocks' },
  { value: 'json', label: 'JSON' },
  { value: 'code', label: 'Own block' },
]

/** Hints about clicks on the page, by view; none where a click edits nothing. */
const HINTS: Partial<Readonly<Record<ContentView, string>>> = {
  entries: 'Click a text or picture on the page to edit it. Its links, buttons and forms work.',
  blocks: 'Click anything on the page to edit it. Links, buttons and forms work in other views.',
}

/** Chooses the content source and edits the shown entry, as blocks or as JSON. */
export function ContentPanel() {
  const { entries, reloadEntries, entry, state, update } = usePlayground()
  const { kind } = state.source
  const isSample = kind === 'sample'
  const some = isSample ? entries.status === 'ready' && entries.value.length > 0 : Boolean(entry)
  const view = some ? state.view : 'entries'
  const shown = kind === 'pasted' && view === 'entries' ? 'json' : view
  const first = FIRST[kind]
  const hint = isSample || shown === 'blocks' ? HINTS[shown] : undefined
  return (
    <PanelFrame
      title="Content"
      actions={
        <>
          <Choice
            label="Content from"
            value={kind}
            choices={SOURCES}
            onValue={(chosen) => update({ source: emptySource(chosen), ...FIRST_VIEW })}
          />
          {isSample && <IconButton label="Reload the list" icon="reload" onClick={reloadEntries} />}
          {isSample && some && <EntryMenu />}
        </>
      }
      head={
        <>
          {some && (
            <Segments
              className={styles.views}
              label="View"
              value={shown}
              choices={first ? [{ value: 'entries', label: first }, ...VIEWS] : VIEWS}
              onValue={(chosen) => update({ view: chosen })}
            />
          )}
          {entry && hint && (
            <p className={styles.hint} data-form={(shown === 'blocks' && state.block) || undefined}>
              {hint}
            </p>
          )}
        </>
      }
      foot={
        entry && (
          <>
            <UnknownBlocks />
            <MissingSupplies />
            <SaveBar />
          </>
        )
      }
    >
      {isSample && shown === 'entries' && <ContentResults />}
      {kind === 'space' && shown === 'entries' && <SpaceView />}
      {kind === 'file' && shown === 'entries' && <FileView />}
      {shown === 'blocks' && (
        <RequireEntry>
          <Suspense fallback={<EntrySkeleton label="Loading the blocks" />}>
            <BlocksView />
          </Suspense>
        </RequireEntry>
      )}
      {shown === 'code' && (
        <Suspense fallback={<EntrySkeleton label="Loading the editor" />}>
          <CodeView />
        </Suspense>
      )}
      {shown === 'json' &&
        (kind === 'pasted' ? (
          <JsonView />
        ) : (
          <RequireEntry>
            <JsonView />
          </RequireEntry>
        ))}
    </PanelFrame>
  )
}

const FIRST_VIEW = { view: 'entries', block: undefined, address: undefined } as const

function emptySource(kind: Source['kind']): Source {
  return kind === 'sample' || kind === 'space' ? { kind } : { kind, text: '' }
}

/** The list of entries, or a notice in its place. */
function ContentResults() {
  const { entries, reloadEntries } = usePlayground()
  if (entries.status === 'loading') return <EntrySkeleton />
  if (entries.status === 'failed') {
    return (
      <Notice
        kind="failure"
        title="The list could not be loaded"
        actions={<TextButton onClick={reloadEntries}>Try again</TextButton>}
      >
        {entries.error.message} If the content host is not running, <code>npm start</code> starts
        it.
      </Notice>
    )
  }
  if (entries.value.length === 0) {
    return (
      <Notice
        title="No entries yet"
        actions={<TextButton onClick={reloadEntries}>Reload the list</TextButton>}
      >
        Every entry of the content host will be listed here. Put JSON files into{' '}
        <code>playground/content</code> and run <code>npm start</code> again.
      </Notice>
    )
  }
  return (
    <>
      {entries.error && (
        <p className={contentResultsStyles.stale} role="alert">
          {entries.error.message} This is the list from before.
          <TextButton onClick={reloadEntries}>Try again</TextButton>
        </p>
      )}
      <EntryList entries={entries.value} />
    </>
  )
}
