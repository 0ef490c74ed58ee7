import { type FormEvent, useState } from 'react'
import { IconButton } from '../ui/Button'
import styles from './AddressBar.module.css'

interface AddressBarProps {
  /** Address of the page; `undefined` while there is no page. */
  address: string | undefined
  /** Opens the page in its own tab; `undefined` while there is none. */
  onOpen: (() => void) | undefined
  onReload(): void
  onVisit(typed: string): void
}

/** Editable address of the page in the preview. Escape restores the current address. */
export function AddressBar({ address, onOpen, onReload, onVisit }: AddressBarProps) {
  const [typed, type] = useState<string>()

  function visit(event: FormEvent) {
    event.preventDefault()
    if (typed === undefined || typed === address) onReload()
    else onVisit(typed)
    type(undefined)
  }

  return (
    <form className={styles.bar} onSubmit={visit} aria-label="Page in the preview">
      <IconButton label="Reload the page" icon="reload" onClick={onReload} />
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
      {onOpen && <IconButton label="Open in a new tab" icon="open" onClick={onOpen} />}
    </form>
  )
}
