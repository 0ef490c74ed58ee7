import { type FormEvent, useState } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { IconButton } from '../ui/Button'
import styles from './AddressBar.module.css'
import type { Site } from './useSite'

/** Editable address of the page in the preview. Escape restores the current address. */
export function AddressBar({ site: { address, visit } }: { site: Site }) {
  const { open, reload } = usePlayground().preview
  const [typed, type] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed === undefined || typed === address) reload()
    else visit(typed)
    type(undefined)
  }

  return (
    <form className={styles.bar} onSubmit={submit} aria-label="Page in the preview">
      <IconButton label="Reload the page" icon="reload" onClick={reload} />
      <input
        className={styles.address}
        aria-label="Address of the page"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        disabled={address === undefined}
        value={typed ?? address ?? ''}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => type(undefined)}
        onKeyDown={({ key }) => key === 'Escape' && type(undefined)}
      />
      {open && <IconButton label="Open in a new tab" icon="open" onClick={() => open('_blank')} />}
    </form>
  )
}
