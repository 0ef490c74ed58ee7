import { useMemo } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { isPinned } from '../../install/installedContent'
import { ownJson } from '../../source/useSource'
import { siteOf } from '../../state/urlState'
import { Segments } from '../../ui/Segments'
import { docsLink } from '../../utils/docsLink'
import { unknownBlocks } from '../content/source/unknownBlocks'
import styles from './SnippetPanel.module.css'

interface WhichContentProps {
  /** Whether the snippet runs in a frame and cannot see the page's address. */
  isFramed: boolean | undefined
}

const CHOICES = [
  { value: 'entry', label: 'This entry' },
  { value: 'fits', label: 'Whatever fits the page' },
] as const

/**
 * Asks whether visitors get the previewed entry or the one targeted at their page, and explains the
 * choice.
 */
export function WhichContent({ isFramed = false }: WhichContentProps) {
  const { entry, state, draft, update, preview } = usePlayground()
  const isOwn = ownJson(state.source) !== undefined
  const fits = !isFramed && entry !== undefined && !isPinned(siteOf(state), entry)
  const { device, locale, attributes } = state.visitor
  const played = [device && 'device', locale && 'locale', ...Object.keys(attributes ?? {})].filter(
    Boolean,
  )
  const { ownBlocks = [] } = preview.status
  const foreign = useMemo(() => unknownBlocks(draft.entry, {}), [draft.entry])
  const missing = foreign.flatMap(({ name }) => (ownBlocks.includes(name) ? [] : `“${name}”`))
  const isUnsaved = state.source.kind === 'sample' && draft.changed
  return (
    <section aria-labelledby="install-content">
      <h3 id="install-content" className={styles.title}>
        Visitors see
      </h3>
      {isOwn ? (
        <p>“{entry?.name}”, which comes along in the snippet. No content host is asked for it.</p>
      ) : (
        <>
          {!isFramed && (
            <Segments
              label="Visitors see"
              choices={CHOICES}
              value={fits ? 'fits' : 'entry'}
              onValue={(choice) =>
                update(choice === 'fits' ? { fits: true } : { fits: false, address: undefined })
              }
            />
          )}
          <p className={styles.hint}>
            {fits
              ? `For templates: each page shows the entry of “${entry?.model}” that is targeted at its address and visitor, and nothing where none is.`
              : `“${entry?.name}”, wherever you paste it.`}
            {isFramed &&
              ' Here the code runs in a frame, which cannot see the address of the page.'}
          </p>
        </>
      )}
      {isUnsaved && (
        <p className={styles.waiting}>Your changes are not saved: sites do not show them yet.</p>
      )}
      {!isOwn && entry && !entry.published && !fits && (
        <p className={styles.waiting}>This entry is a draft. Publish it before visitors come.</p>
      )}
      {missing.length > 0 && (
        <p className={styles.waiting}>
          {missing.join(', ')}: your page has to register {missing.length === 1 ? 'it' : 'them'}.{' '}
          <a href={docsLink('own-blocks')}>Own blocks</a> says how; the code has what is typed under
          Content, Own block.
        </p>
      )}
      {state.visitor.variation && (
        <p className={styles.waiting}>
          The preview shows a variation that you chose. Visitors get theirs by chance.
        </p>
      )}
      {played.length > 0 && (
        <p className={styles.hint}>
          The visitor whom you play stays in the preview ({played.join(', ')}). On your site, your
          pages say who looks: <code>userAttributes</code> and <code>locale</code>.
        </p>
      )}
      {state.options.canTrack === false && isFramed && (
        <p className={styles.waiting}>
          Nothing is ever stored or sent: the frame hears neither your page nor your consent
          manager.
        </p>
      )}
      {state.options.canTrack === false && !isFramed && !state.manager && (
        <p className={styles.hint}>
          Nothing is stored or sent until your page calls <code>SiteBlocks.setConsent(true)</code>,
          or <a href={docsLink('consent')}>connect.js</a> hears it from your consent manager.
        </p>
      )}
    </section>
  )
}
