import { usePlayground } from '../../shell/PlaygroundContext'
import { DEVICES, type Visitor } from '../../state/visitor'
import { Segments } from '../../ui/Segments'
import { AttributesEditor } from './AttributesEditor'
import { DateField } from './DateField'
import { LazyField } from './LazyField'
import { Part } from './Part'
import styles from './VisitorForm.module.css'

const NAMES = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Phone' } as const
const DEVICE_CHOICES = [
  { value: 'own', label: 'Own' },
  ...DEVICES.map((value) => ({ value, label: NAMES[value] })),
] as const

/** Everything that targeting goes by. The preview loads again after each change. */
export function VisitorForm() {
  const { state, update } = usePlayground()
  const { visitor } = state

  function set<Name extends keyof Visitor>(name: Name, value: Visitor[Name] | undefined) {
    const { [name]: before, ...others } = visitor
    update({ visitor: value === undefined ? others : { ...others, [name]: value } })
  }

  return (
    <Part title="Visitor">
      <div className={styles.field}>
        <span className={styles.label}>Device</span>
        <Segments
          label="Device"
          className={styles.control}
          choices={DEVICE_CHOICES}
          value={visitor.device ?? 'own'}
          onValue={(device) => set('device', device === 'own' ? undefined : device)}
        />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is inside */}
      <label className={styles.field}>
        <span className={styles.label}>Locale</span>
        <LazyField
          className={styles.control}
          placeholder="None, as in de-AT"
          value={visitor.locale ?? ''}
          onCommit={(locale) => set('locale', locale.trim() || undefined)}
        />
      </label>
      <DateField date={visitor.date} onDate={(date) => set('date', date)} />
      <AttributesEditor
        attributes={visitor.attributes ?? {}}
        onAttributes={(attributes) =>
          set('attributes', Object.keys(attributes).length > 0 ? attributes : undefined)
        }
      />
    </Part>
  )
}
