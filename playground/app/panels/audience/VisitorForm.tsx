import { type ReactNode, useState } from 'react'
import { localTime } from '../../blockForm/fields'
import { formatAttribute, LazyField, parseAttribute } from '../../blockForm/LazyField'
import { usePlayground } from '../../context/PlaygroundContext'
import { siteAddress, withParameter } from '../../preview/siteAddress'
import { DEVICES, type PreviewVisitor } from '../../state/visitor'
import { IconButton, TextButton } from '../../ui/Button'
import controls from '../../ui/controls.module.css'
import { Segments } from '../../ui/Segments'
import { withValueAt } from '../../utils/path'
import { PanelSection } from '../PanelSection'
import styles from './VisitorForm.module.css'

const NAMES = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' } as const
const DEVICE_CHOICES = [
  { value: 'own', label: 'Own' },
  ...DEVICES.map((value) => ({ value, label: NAMES[value] })),
] as const

const RETURNING_CHOICES = [
  { value: 'own', label: 'Own' },
  { value: 'false', label: 'New' },
  { value: 'true', label: 'Returning' },
] as const

/** Edits everything that targeting can compare. Each change reloads the preview. */
export function VisitorForm() {
  const { state, update, entry } = usePlayground()
  const { visitor, source } = state
  const { device, locale, date, attributes = {} } = visitor
  const { country, returning, ...others } = attributes
  const address = entry ? siteAddress(state, entry) : '/'

  function set<Name extends keyof PreviewVisitor>(
    name: Name,
    value: PreviewVisitor[Name] | undefined,
  ) {
    const { [name]: before, ...rest } = visitor
    update({ visitor: value === undefined ? rest : { ...rest, [name]: value } })
  }
  const setAttributes = (next: Attributes) =>
    set('attributes', Object.keys(next).length > 0 ? next : undefined)
  const setAttribute = (name: string, value: unknown) =>
    setAttributes(withValueAt(attributes, [name], value) as typeof attributes)

  function setCampaign(campaign: string) {
    const url = withParameter(address, CAMPAIGN, campaign)
    const space = source.kind === 'space' ? source.space : undefined
    update(space ? { source: { kind: 'space', space: { ...space, url } } } : { address: url })
  }

  return (
    <PanelSection title="Visitor">
      <TextLine
        label="Campaign"
        placeholder="None, as in advent"
        value={new URLSearchParams(address.split(/[?#]/)[1]).get(CAMPAIGN) ?? ''}
        onCommit={setCampaign}
      />
      <TextLine
        label="Country"
        placeholder="Not known, as in AT"
        value={formatAttribute(country ?? '')}
        onCommit={(text) => setAttribute('country', text || undefined)}
      />
      <TextLine
        label="Language"
        placeholder="None, as in de-AT"
        value={locale ?? ''}
        onCommit={(text) => set('locale', text || undefined)}
      />
      {locale && state.options.locale !== undefined && (
        <p className={styles.hint}>
          The site says “{String(state.options.locale)}” to everybody, under Configure: that wins.
        </p>
      )}
      <Line label="Device">
        <Segments
          label="Device"
          className={styles.control}
          choices={DEVICE_CHOICES}
          value={device ?? 'own'}
          onValue={(chosen) => set('device', chosen === 'own' ? undefined : chosen)}
        />
      </Line>
      <Line label="Returning">
        <Segments
          label="Returning"
          className={styles.control}
          choices={RETURNING_CHOICES}
          value={typeof returning === 'boolean' ? `${returning}` : 'own'}
          onValue={(chosen) =>
            setAttribute('returning', chosen === 'own' ? undefined : chosen === 'true')
          }
        />
      </Line>
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
      <OtherAttributes
        attributes={others}
        onAttributes={(next) =>
          setAttributes({
            ...(country !== undefined && { country }),
            ...(returning !== undefined && { returning }),
            ...next,
          })
        }
      />
    </PanelSection>
  )
}

const CAMPAIGN = 'utm_campaign'

type Attributes = { readonly [name: string]: unknown }

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  )
}

interface TextLineProps {
  label: string
  placeholder: string
  value: string
  onCommit(text: string): void
}

function TextLine({ label, onCommit, ...field }: TextLineProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <LazyField {...field} onCommit={(text) => onCommit(text.trim())} />
    </label>
  )
}

interface AttributesProps {
  attributes: Attributes
  onAttributes(attributes: Attributes): void
}

/** The visitor's custom attributes, one row each. A new row applies once it has a name. */
function OtherAttributes({ attributes, onAttributes }: AttributesProps) {
  const [adding, setAdding] = useState(false)
  const rows = Object.entries(attributes)

  function replace(name: string, next: readonly [string, unknown] | undefined) {
    const changed = rows.flatMap((row) => (row[0] === name ? (next ? [next] : []) : [row]))
    onAttributes(Object.fromEntries(changed.filter(([key]) => key !== '')))
  }

  return (
    <div className={styles.attributes}>
      <span className={styles.label}>Others</span>
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
