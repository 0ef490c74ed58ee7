import { usePlayground } from '../../context/PlaygroundContext'
import { mayReserve } from '../../install/installSite'
import { platforms } from '../../install/platforms'
import type { Extra, SnippetId } from '../../state/urlState'
import { Choice } from '../../ui/Choice'
import { CopyButton } from '../../ui/CopyButton'
import { Notice } from '../../ui/Notice'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { PanelFrame } from '../PanelFrame'
import { HandOver } from './HandOver'
import { InstallSteps } from './InstallSteps'
import { Policy } from './Policy'
import { SiteFields } from './SiteFields'
import styles from './SnippetPanel.module.css'
import { WhichContent } from './WhichContent'
import { writeReport } from './writeReport'

const CHOICES = platforms.map(({ id, label }) => ({ value: id, label }))

/** Installs the chosen content: asks for the kind of site, then shows what to paste where. */
export function SnippetPanel() {
  const playground = usePlayground()
  const { state, update, code, entry } = playground
  if (!code || !entry) {
    return (
      <PanelFrame title="Install">
        <Notice title="No entry chosen">
          The markup that shows an entry on a site will appear here. Choose one under Content.
        </Notice>
      </PanelFrame>
    )
  }
  const { platform, options, steps, policed, settings, integrity, livePart, isReady } = code
  const switchFor = (extra: Extra, isPossible = true) => ({
    checked: isPossible && state.extras.includes(extra),
    disabled: !isPossible,
    onChange(isOn: boolean) {
      const others = state.extras.filter((other) => other !== extra)
      update({ extras: isOn ? [...others, extra] : others })
    },
  })
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
        {isReady ? (
          <InstallSteps key={platform.id} steps={steps} />
        ) : (
          <p role="status">What the code needs is being measured …</p>
        )}
        <WhichContent isFramed={platform.isFramed} />
        <SiteFields
          settings={settings}
          options={options}
          withScript={!platform.isPackage || options.manager !== undefined}
          withPlace={platform.hasPlace}
          onChange={code.changeSettings}
        />
        {isReady && <HandOver code={code} entry={entry} />}
        <details className={styles.details}>
          <summary>Stricter sites</summary>
          <div className={styles.folded}>
            {!platform.isPackage && (
              <OptionSwitch
                name="Only this build"
                {...switchFor('hash', integrity.status === 'ready')}
              >
                {integrity.status === 'failed'
                  ? `${integrity.error.message} Run “npm run build” and reload.`
                  : 'Browsers refuse an embed.js that differs from today’s in a single byte.'}
              </OptionSwitch>
            )}
            {!platform.isServer && <Policy policed={policed} />}
          </div>
        </details>
        <details className={styles.details}>
          <summary>More</summary>
          <div className={styles.folded}>
            {platform.hasHead && (
              <OptionSwitch name="Faster first view" {...switchFor('early')}>
                {state.fits
                  ? 'A tag in the head asks for script and content at the same time.'
                  : 'A tag in the head asks for the script early, and for whatever fits the page too.'}
              </OptionSwitch>
            )}
            {platform.hasHead && (
              <OptionSwitch
                name="Fastest: in parts"
                {...switchFor('parts', livePart.status === 'ready')}
              >
                Content without behavior shows with a third of the bytes. Your site has to serve the
                folder modules, whose files carry hashes in their names.
              </OptionSwitch>
            )}
            {mayReserve(platform) && (
              <OptionSwitch name="Reserve the height" {...switchFor('room')}>
                The page stays where it is when the content arrives. The height is that of the
                content on a phone and on a desktop: copy the code again when the content changes.
              </OptionSwitch>
            )}
            <CopyButton text={writeReport(playground)} label="Copy a report" />
          </div>
        </details>
      </div>
    </PanelFrame>
  )
}
