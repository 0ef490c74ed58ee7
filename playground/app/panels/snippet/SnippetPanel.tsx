import { useState } from 'react'
import { fetchJson } from '../../data/fetchJson'
import { useLoaded } from '../../data/useLoaded'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { siteOf } from '../../state/options'
import type { SnippetId } from '../../state/urlState'
import { TextButton } from '../../ui/Button'
import { Choice } from '../../ui/Choice'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { pageOfItsOwn } from './htmlSnippets'
import { InstallSteps } from './InstallSteps'
import { installedOptions } from './installedContent'
import { scriptAddress, useInstallSettings } from './installSettings'
import { Policy } from './Policy'
import { platforms } from './platforms'
import { SiteFields } from './SiteFields'
import type { SnippetOptions } from './SnippetOptions'
import styles from './SnippetPanel.module.css'
import { WhichContent } from './WhichContent'
import { writeReport } from './writeReport'

const CHOICES = platforms.map(({ id, label }) => ({ value: id, label }))

/** Installs the chosen content: asks for the kind of site, then shows what to paste where. */
export function SnippetPanel() {
  const playground = usePlayground()
  const { config, entry, state, update, preview } = playground
  const [settings, change] = useInstallSettings()
  const [isHashed, setHashed] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const [isParted, setParted] = useState(false)
  const [livePart] = useLoaded(loadLivePart)
  const [integrity] = useLoaded(loadIntegrity)
  const platform = platforms.find(({ id }) => id === state.snippet) ?? platforms[0]
  const asked = platform?.isFramed ? { ...settings, fits: false } : settings
  const { isHeldBack } = preview
  const widget = installedOptions({ config, entry, site: siteOf(state), isHeldBack }, asked)
  if (!platform || !entry || !widget) {
    return (
      <PanelFrame title="Install">
        <Notice title="No entry chosen">
          The markup that shows an entry on a site will appear here. Choose one under Content.
        </Notice>
      </PanelFrame>
    )
  }
  const options: SnippetOptions = {
    widget,
    scriptUrl: scriptAddress(settings.scriptUrl || location.origin),
    integrity: isHashed && integrity.status === 'ready' ? integrity.value : undefined,
    isEarly: isEarly && !isParted && platform.hasHead,
    livePart:
      isParted && platform.hasHead && livePart.status === 'ready' ? livePart.value : undefined,
    place: settings.place || undefined,
  }
  const trustedTypes = state.policy === 'trusted-types'
  return (
    <PanelFrame title="Install">
      <div className={styles.body}>
        <div className={styles.platform}>
          <h3 className={styles.title}>Your site is made with</h3>
          <Choice
            label="Your site is made with"
            choices={CHOICES}
            value={platform.id}
            onValue={(snippet: SnippetId) => update({ snippet })}
          />
        </div>
        <InstallSteps key={platform.id} steps={platform.steps(options, trustedTypes)} />
        <WhichContent
          isFramed={platform.isFramed}
          fits={asked.fits}
          onFits={(fits) => change({ fits })}
        />
        <SiteFields
          settings={settings}
          options={options}
          withScript={!platform.isPackage}
          withPlace={platform.hasPlace}
          onChange={change}
        />
        <details className={styles.details}>
          <summary>Stricter sites</summary>
          <div className={styles.folded}>
            {!platform.isPackage && (
              <OptionSwitch
                name="Only this build"
                checked={isHashed}
                disabled={integrity.status !== 'ready'}
                onChange={setHashed}
              >
                {integrity.status === 'failed'
                  ? `${integrity.error.message} Run “npm run build” and reload.`
                  : 'Browsers refuse an embed.js that differs from today’s in a single byte.'}
              </OptionSwitch>
            )}
            {!platform.isServer && (
              <Policy
                options={options}
                isPackage={platform.isPackage ?? false}
                code={platform.inline?.(widget) ?? ''}
                trustedTypes={trustedTypes}
              />
            )}
          </div>
        </details>
        <details className={styles.details}>
          <summary>More</summary>
          <div className={styles.folded}>
            {platform.hasHead && (
              <OptionSwitch name="Faster first view" checked={isEarly} onChange={setEarly}>
                {asked.fits
                  ? 'A tag in the head asks for script and content at the same time.'
                  : 'A tag in the head asks for the script early, and for whatever fits the page too.'}
              </OptionSwitch>
            )}
            {platform.hasHead && (
              <OptionSwitch
                name="Fastest: in parts"
                checked={isParted}
                disabled={livePart.status !== 'ready'}
                onChange={setParted}
              >
                Content without behavior shows with a third of the bytes. Your site has to serve the
                folder modules, whose files carry hashes in their names.
              </OptionSwitch>
            )}
            <div className={styles.actions}>
              <TextButton onClick={() => openPage(pageOfItsOwn(entry.name, options))}>
                <Icon name="open" />
                Open as a page of its own
              </TextButton>
              <CopyButton text={writeReport(playground)} label="Copy a report" />
            </div>
          </div>
        </details>
      </div>
    </PanelFrame>
  )
}

/** Opens HTML in a new tab, where it can be saved. */
function openPage(html: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  window.open(address, '_blank', 'noopener')
}

/** Loads the integrity hash of the built `embed.js`. */
async function loadIntegrity(signal: AbortSignal): Promise<string> {
  const hashes = (await fetchJson('/sri.json', signal)) as { readonly [file: string]: unknown }
  const hash = hashes?.['embed.js']
  if (typeof hash !== 'string' || !/^sha\d+-[\w+/=]+$/.test(hash)) {
    throw new Error('/sri.json has no hash of embed.js.')
  }
  return hash
}

/** Loads the name of the module build's second file. */
async function loadLivePart(signal: AbortSignal): Promise<string> {
  const parts = (await fetchJson('/modules/parts.json', signal)) as { readonly live?: unknown }
  if (typeof parts?.live !== 'string') throw new Error('/modules/parts.json names no live part.')
  return parts.live
}
