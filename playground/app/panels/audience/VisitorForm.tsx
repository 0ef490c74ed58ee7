import { useState } from 'react'
import { localTime } from '../../blockForm/fields'
import { formatAttribute, LazyField, parseAttribute } from '../../blockForm/LazyField'
import { usePlayground } from '../../context/PlaygroundContext'
import { DEVICES, type PreviewVisitor } from '../../state/visitor'
import { IconButton, TextButton } from '../../ui/Button'
import controls from '../../ui/controls.module.css'
import { Segments } from '../../ui/Segments'
import { PanelSection } from './PanelSection'
import styles from './VisitorForm.module.css'

const NAMES = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' } as const
const DEVICE_CHOICES = [
  { value: 'own', label: 'Own' },
  ...DEVICES.map((value) => ({ value, label: NAMES[value] })),
] as const

/** Edits everything that targeting can compare. Each change reloads the preview. */
export function VisitorForm() {
  const { state, update } = usePlayground()
  const { visitor } = state
  const { device, locale, date, attributes = {} } = visitor

  function set<Name extends keyof PreviewVisitor>(
    name: Name,
    value: PreviewVisitor[Name] | undefined,
  ) {
    const { [name]: before, ...others } = visitor
    update({ visitor: value === undefined ? others : { ...others, [name]: value } })
  }

  return (
    <PanelSection title="Visitor">
      <div className={styles.field}>
        <span className={styles.label}>Device</span>
        <Segments
          label="Device"
          className={styles.control}
          choices={DEVICE_CHOICES}
          value={device ?? 'own'}
          onValue={(chosen) => set('device', chosen === 'own' ? undefined : chosen)}
        />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is inside */}
      <label className={styles.field}>
        <span className={styles.label}>Locale</span>
        <LazyField
          placeholder="None, as in de-AT"
          value={locale ?? ''}
          onCommit={(text) => set('locale', text.trim() || undefined)}
        />
      </label>
      {locale && state.options.locale !== undefined && (
        <p className={styles.hint}>
          The site says “{String(state.options.locale)}” to everybody, under Behaviour: that wins.
        </p>
      )}
      <div className={styles.field}>
        <label className={styles.label} htmlFor="visitor-date">
          Date
        </label>
        <input
          id="visitor-date"
          className={controls.control}
          type="datetime-local"
          aria-describedby="visitor-date-hint"
          value={localTime(date)}
          onChange={({ target: { value } }) =>
            set('date', value ? new Date(value).toISOString() : undefined)
          }
        />
        {date && (
          <IconButton label="Back to now" icon="close" onClick={() => set('date', undefined)} />
        )}
      </div>
      <p id="visitor-date-hint" className={styles.hint}>
        {date
          ? 'Start and end of the entry, of its variants and rules go by this date. Clocks, scripts and cookies keep today’s.'
          : 'Now. Another date shows what starts later, or has ended.'}
      </p>
      <Attributes
        attributes={attributes}
        onAttributes={(next) => set('attributes', Object.keys(next).length > 0 ? next : undefined)}
      />
    </PanelSection>
  )
}

interface AttributesProps {
  attributes: { readonly [name: string]: unknown }
  onAttributes(attributes: { readonly [name: string]: unknown }): void
}

/** The visitor's custom attributes, one row each. A new row applies once it has a name. */
function Attributes({ attributes, onAttributes }: AttributesProps) {
  const [adding, setAdding] = useState(false)
  const rows = Object.entries(attributes)

  function replace(name: string, next: readonly [string, unknown] | undefined) {
    const changed = rows.flatMap((row) => (row[0] === name ? (next ? [next] : []) : [row]))
    onAttributes(Object.fromEntries(changed.filter(([key]) => key !== '')))
  }

  return (
    <div className={styles.attributes}>
      <span className={styles.label}>Attributes</span>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <LazyField
            aria-label="Name of the attribute"
            value={name}
            onCommit={(next) => replace(name, [next.trim(), value])}
          />
          <LazyField
            aria-label={`Value of ${name}`}
            value={formatAttribute(value)}
            onCommit={(text) => replace(name, [name, parseAttribute(text)])}
          />
          <IconButton
            label={`Remove ${name}`}
            icon="close"
            onClick={() => replace(name, undefined)}
          />
        </div>
      ))}
      {adding && (
        <LazyField
          autoFocus
          aria-label="Name of the new attribute"
          placeholder="Name, as in plan"
          value=""
          onCommit={(name) => {
            setAdding(false)
            if (name.trim()) onAttributes({ ...attributes, [name.trim()]: '' })
          }}
        />
      )}
      <div>
        <TextButton onClick={() => setAdding(true)}>Add attribute</TextButton>
      </div>
    </div>
  )
}
