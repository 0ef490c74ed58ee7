import { useMemo, useSyncExternalStore } from 'react'
import type { ContentEntry } from '../../../../src/content/types'
import { previewWidget } from '../../frame/previewWidget'
import type { PreviewPage } from '../../frame/usePreview'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { storedNames } from '../../utils/storedNames'
import styles from './AudiencePanel.module.css'
import { Part } from './Part'
import shownReportStyles from './ShownReport.module.css'
import { SimulationReport } from './SimulationReport'
import { sharesOf } from './sharesOf'
import { VariantReport } from './VariantReport'
import { VariationReport } from './VariationReport'
import type { Visit } from './Visit'
import { VisitorForm } from './VisitorForm'

/** Who looks at the preview, what they get and why, and what many others would get. */
export function AudiencePanel() {
  const { entry, preview, draft } = usePlayground()
  const shown = useShownEntry()

  function becomeNew() {
    forgetVisitor(preview.frame.current)
    preview.reload()
  }

  return (
    <PanelFrame title="Audience" actions={<Button onClick={becomeNew}>New visitor</Button>}>
      <div className={styles.parts}>
        <VisitorForm />
        {entry && draft.saved.status === 'failed' && (
          <Notice
            kind="failure"
            title="The entry could not be loaded"
            actions={<Button onClick={draft.reload}>Try again</Button>}
          >
            {draft.saved.error.message} Without it, nobody can say why it shows what it shows.
          </Notice>
        )}
        {entry && draft.saved.status === 'loading' && (
          <p className={styles.waiting} role="status">
            Loading the entry…
          </p>
        )}
        {entry && draft.saved.status === 'ready' && !shown && (
          <p className={styles.waiting}>
            The JSON under Content cannot be read. Mend it, and what visitors get is explained here.
          </p>
        )}
        {shown && <ShownReport entry={shown} />}
        {shown && <SimulationReport key={JSON.stringify(sharesOf(shown))} entry={shown} />}
        {!entry && (
          <Notice title="No entry is shown">
            Choose one under Content. What its visitors get, and why, appears here.
          </Notice>
        )}
      </div>
    </PanelFrame>
  )
}

/** What this visitor sees, and why. */
function ShownReport({ entry }: { entry: ContentEntry }) {
  const { preview } = usePlayground()
  const visit = useVisit(preview)
  const client = previewWidget(preview.frame.current)?.client
  const isShown = preview.status.phase === 'ready' && visit && client
  if (!isShown) {
    return (
      <Part title="What they see">
        <p className={shownReportStyles.waiting}>
          {preview.status.phase === 'loading'
            ? 'The preview is loading…'
            : 'The preview shows no content, so there is nothing to explain.'}
        </p>
      </Part>
    )
  }
  return (
    <Part title="What they see">
      <VariationReport entry={entry} visit={visit} allowed={client.canTrack} />
      <VariantReport entry={entry} visit={visit} attributes={client.getUserAttributes()} />
    </Part>
  )
}

/** Removes all that SiteBlocks keeps of the visitor in this browser. The widget goes first, lest it keeps it again. */
function forgetVisitor(frame: HTMLIFrameElement | null): void {
  previewWidget(frame)?.unmount()
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of storedNames('', Object.keys(storage))) storage.removeItem(key)
  }
  for (const pair of document.cookie.split(';')) {
    const rawName = pair.split('=')[0]?.trim() ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the names are cookies' own, and only Chromium has a Cookie Store
    if (storedNames(rawName).length > 0) document.cookie = `${rawName}=; max-age=0; path=/`
  }
}

/** The entry that the preview shows, with all its variations; `undefined` while there is none. */
function useShownEntry(): ContentEntry | undefined {
  const { entry, draft } = usePlayground()
  const id = entry?.id
  return useMemo(() => {
    const found: Partial<ContentEntry> | undefined = draft.entry
    return id !== undefined && found ? { ...found, id, data: found.data ?? {} } : undefined
  }, [id, draft.entry])
}

/** What the page in the preview noted so far; nothing before its script ran. */
function useVisit({ frame, subscribe }: PreviewPage): Visit | undefined {
  return useSyncExternalStore(subscribe, () => {
    const view: (Window & { siteblocksVisit?: Visit }) | null | undefined =
      frame.current?.contentWindow
    return view?.siteblocksVisit
  })
}
