import { useId } from 'react'
import { type InstallSettings, isLocalAddress } from '../../install/installSettings'
import type { SnippetOptions } from '../../install/SnippetOptions'
import { DEFAULT_SELECTOR } from '../../install/tagManagerSnippet'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/Icon'
import styles from './SiteFields.module.css'

type FieldName = 'scriptUrl' | 'apiKey' | 'host' | 'place'

interface SiteFieldsProps {
  settings: InstallSettings
  /** Options of the snippet, shown as placeholders. */
  options: SnippetOptions
  /** Whether the snippet loads the widget from an address. */
  withScript: boolean
  /** Whether a script inserts the content after an element of the page. */
  withPlace: boolean | undefined
  onChange(change: Partial<InstallSettings>): void
}

/** Fields for the addresses of the script and content host. A badge warns while they are local. */
export function SiteFields({
  settings,
  options,
  withScript,
  withPlace,
  onChange,
}: SiteFieldsProps) {
  const { scriptUrl, widget } = options
  const isOwn = widget.content !== undefined
  const local = [
    ...(withScript && isLocalAddress(scriptUrl) ? ['embed.js'] : []),
    ...(!isOwn && isLocalAddress(String(widget.host)) ? ['the content host'] : []),
  ]
  const field = (name: FieldName, label: string, usual: string) => (
    <Field
      label={label}
      value={settings[name]}
      usual={usual}
      onValue={(value) => onChange({ [name]: value.trim() })}
    />
  )
  return (
    <section aria-label="Your addresses" className={styles.fields}>
      {local.length > 0 && (
        <p className={styles.badge} role="status">
          <Icon name="alert" />
          <span>
            <strong>Works on this computer only.</strong> Say where visitors find{' '}
            {local.join(' and ')}.
          </span>
        </p>
      )}
      {withScript && field('scriptUrl', 'embed.js', scriptUrl)}
      {field('apiKey', 'API key', widget.apiKey)}
      {field('host', 'Content host', String(widget.host))}
      {withPlace && field('place', 'After element', DEFAULT_SELECTOR)}
    </section>
  )
}

interface FieldProps {
  label: string
  value: string
  /** Value that applies while the field is empty. */
  usual: string
  onValue(value: string): void
}

function Field({ label, value, usual, onValue }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.control}
        value={value}
        placeholder={usual}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  )
}
