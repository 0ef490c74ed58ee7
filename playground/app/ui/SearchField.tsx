import { Icon } from './Icon'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange(value: string): void
}

/** Field that filters a list. Escape clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Icon name="search" className={styles.icon} />
      <input
        className={styles.field}
        type="search"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault()
            onChange('')
          }
        }}
      />
    </div>
  )
}
