import { useState } from 'react'
import { sourceOptions } from '../../data/sourceOptions'
import { useLoaded } from '../../data/useLoaded'
import { visitorOptions } from '../../frame/previewAddress'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Notice } from '../../ui/Notice'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { KindTabs } from './KindTabs'
import { loadIntegrity } from './loadIntegrity'
import { Policy } from './Policy'
import { Snippet } from './Snippet'
import type { SnippetOptions } from './SnippetOptions'
import styles from './SnippetPanel.module.css'

/** What to paste into a site to show the chosen content there, to the visitor of the preview. */
export function SnippetPanel() {
  const { config, entry, state } = usePlayground()
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
  const { entry: id, includeUnpublished, ...content } = sourceOptions(config, entry, source)
  const always = pinned || (source.kind === 'space' && id !== undefined)
  const options: SnippetOptions = {
    widget: {
      ...content,
      host: config.contentHost,
      ...(always && { entry: id ?? entry.id, includeUnpublished }),
      ...visitorOptions(state.visitor),
    },
    scriptsUrl: location.origin,
    integrity: hashed && integrity.status === 'ready' ? integrity.value : undefined,
  }
  const trustedTypes = state.policy === 'trusted-types'
  return (
    <PanelFrame title="Snippet">
      <div className={styles.body}>
        <KindTabs>
          {(kind) => (
            <>
              <p className={styles.hint}>{kind.hint}</p>
              {kind.parts(options, trustedTypes).map(({ title, code }) => (
                <Snippet key={title} title={title} code={code} />
              ))}
              {kind.id !== 'server' && (
                <Policy
                  options={options}
                  inline={kind.id === 'javascript'}
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
      </div>
    </PanelFrame>
  )
}
