import { useState } from 'react'
import { sourceOptions } from '../../data/sourceOptions'
import { useLoaded } from '../../data/useLoaded'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { optionsOf, withoutRisk } from '../../state/options'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { OpenIcon } from '../../ui/icons'
import { Notice } from '../../ui/Notice'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { pageOfItsOwn } from './htmlSnippets'
import { KindTabs } from './KindTabs'
import { loadIntegrity } from './loadIntegrity'
import { Policy } from './Policy'
import { Snippet } from './Snippet'
import type { SnippetOptions } from './SnippetOptions'
import styles from './SnippetPanel.module.css'
import { writeReport } from './writeReport'

/** What to paste into a site to show the chosen content there, to the visitor of the preview. */
export function SnippetPanel() {
  const playground = usePlayground()
  const { config, entry, state, preview } = playground
  const [pinned, setPinned] = useState(false)
  const [hashed, setHashed] = useState(false)
  const [integrity] = useLoaded(loadIntegrity)
  if (!entry) {
    return (
      <PanelFrame title="Snippet">
        <Notice title="No entry chosen">
          The markup that shows an entry on a site will appear here. Choose one under Content.
        </Notice>
      </PanelFrame>
    )
  }
  const { source } = state
  const {
    entry: id,
    includeUnpublished,
    host: _,
    ...content
  } = sourceOptions(config, entry, source)
  const shown = { entry: id ?? entry.id, ...(includeUnpublished && { includeUnpublished }) }
  const isNamed = pinned || (source.kind === 'space' && id !== undefined)
  const options: SnippetOptions = {
    widget: {
      ...content,
      ...(isNamed && shown),
      ...(preview.isHeldBack ? withoutRisk(optionsOf(state)).safe : optionsOf(state)),
      host: config.contentHost,
    },
    scriptsUrl: location.origin,
    integrity: hashed && integrity.status === 'ready' ? integrity.value : undefined,
  }
  // Its address is none that entries are targeted at.
  const widget = { ...options.widget, ...shown }
  const trustedTypes = state.policy === 'trusted-types'
  return (
    <PanelFrame title="Snippet">
      <div className={styles.body}>
        <KindTabs>
          {(kind) => (
            <>
              <p className={styles.hint}>{kind.hint}</p>
              {Object.entries(kind.parts(options, trustedTypes)).map(([title, code]) => (
                <Snippet key={title} title={title} code={code} />
              ))}
              {kind.id !== 'server' && (
                <Policy
                  options={options}
                  code={kind.inline?.(options.widget) ?? ''}
                  trustedTypes={trustedTypes}
                />
              )}
            </>
          )}
        </KindTabs>
        <OptionSwitch name="Always this entry" checked={pinned} onChange={setPinned}>
          Otherwise visitors get the entry of “{entry.model}” that fits them.
        </OptionSwitch>
        <OptionSwitch
          name="Only this build"
          checked={hashed}
          disabled={integrity.status !== 'ready'}
          onChange={setHashed}
        >
          {integrity.status === 'failed'
            ? `${integrity.error.message} Run “npm run build” and reload.`
            : 'Browsers refuse an embed.js that is not the one of now, to the byte.'}
        </OptionSwitch>
        <div className={styles.actions}>
          <Button onClick={() => openPage(pageOfItsOwn(entry.name, { ...options, widget }))}>
            <OpenIcon />
            Open as a page of its own
          </Button>
          <CopyButton text={writeReport(playground)} label="Copy a report" />
        </div>
      </div>
    </PanelFrame>
  )
}

/** Opens HTML in a tab, from where it can be saved. */
function openPage(html: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  window.open(address, '_blank', 'noopener')
}
