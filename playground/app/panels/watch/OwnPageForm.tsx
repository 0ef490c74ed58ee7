import { type FormEvent, useId, useState } from 'react'
import controls from '../../blockForm/controls.module.css'
import { usePlayground } from '../../shell/PlaygroundContext'
import { classes, TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { readStored, writeStored } from '../../utils/stored'
import { useInstallSettings } from '../snippet/installSettings'
import styles from './LivePanel.module.css'
import { type OwnPage, problemText, showOwnPage, useOwnPage } from './ownPage'

const STORED = 'siteblocks-own-page'

/** Form that shows a copy of any page, with the content in it, instead of the preview. */
export function OwnPageForm() {
  const page = useOwnPage()
  const id = useId()
  const [address, setAddress] = useState(() => readStored('localStorage', STORED))
  const [keepsScripts, setKeepsScripts] = useState(false)
  const isShown = page.phase === 'shown'

  function show(event: FormEvent) {
    event.preventDefault()
    writeStored('localStorage', STORED, address.trim())
    void showOwnPage(address, keepsScripts)
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <form className={styles.form} onSubmit={show} noValidate>
        <h3 id={`${id}-title`} className={styles.title}>
          See it on your page
        </h3>
        <p className={styles.quiet}>
          A copy of the page shows in the preview, with the content in the place that you point at.
          Nothing on your site changes.
        </p>
        <label htmlFor={id}>Address of the page</label>
        <div className={styles.line}>
          <input
            id={id}
            className={controls.control}
            type="url"
            inputMode="url"
            value={address}
            placeholder="https://www.example.com/about"
            spellCheck={false}
            onChange={({ target }) => setAddress(target.value)}
          />
          <TextButton
            type="submit"
            className={styles.primary}
            disabled={page.phase === 'loading' || address.trim() === ''}
          >
            Show
          </TextButton>
        </div>
        <OptionSwitch
          name="Run the page’s own scripts"
          checked={keepsScripts}
          onChange={setKeepsScripts}
        >
          They stay away from your other sites and from the playground.
        </OptionSwitch>
      </form>
      <div role="status" className={styles.form}>
        {page.phase === 'loading' && <p className={styles.quiet}>The page is on its way.</p>}
        {page.phase === 'failed' && (
          <p className={styles.failed}>{problemText(page.problem, page.detail)}</p>
        )}
        {isShown && <PageNotes page={page} />}
      </div>
      {isShown && <PlaceField />}
    </section>
  )
}

/** Warnings about the fetched page. */
function PageNotes({ page }: { page: OwnPage & { phase: 'shown' } }) {
  const notes = [
    page.hasSnippet &&
      'The page carries a snippet already. The copy shows this content in its place.',
    page.asksPassword && 'This looks like a form to log in. Visitors may see another page.',
    page.refusesFrames &&
      'The site refuses to be shown in frames. This is a copy, so it shows here all the same.',
    page.hasPolicy && 'The site sends a policy: add what stands under Install, Stricter sites.',
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className={styles.waiting}>
      {note}
    </p>
  ))
}

/** Chooses the position of the content by selector. A click in the page fills it in. */
function PlaceField() {
  const { update } = usePlayground()
  const [settings, change] = useInstallSettings()
  const page = useOwnPage()
  const id = useId()
  return (
    <div className={styles.form}>
      <label htmlFor={id}>
        <strong>Click the element that the content follows</strong>, or write its selector
      </label>
      <input
        id={id}
        className={classes(controls.control, styles.selector)}
        value={settings.place}
        placeholder="main > h1"
        spellCheck={false}
        onChange={({ target }) => change({ place: target.value })}
      />
      {page.phase === 'shown' && !page.isFound && settings.place !== '' && (
        <p className={styles.waiting} role="status">
          The page has no such element. Click another one.
        </p>
      )}
      <div className={styles.line}>
        <TextButton onClick={() => update({ panel: 'install' })}>
          <Icon name="snippet" />
          Take the snippet
        </TextButton>
      </div>
    </div>
  )
}
