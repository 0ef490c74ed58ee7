import { usePlayground } from '../../context/PlaygroundContext'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { OptionSwitch } from '../../ui/OptionSwitch'
import { PanelSection } from '../PanelSection'
import styles from './Supplies.module.css'
import { missingSupplies, SUPPLIES } from './supplies'

/** Says what tells each fact on a live site, and lets the code supply those that need it. */
export function Supplies() {
  const { state, update } = usePlayground()
  return (
    <PanelSection title="What your site tells">
      {SUPPLIES.map((supply) => (
        <OptionSwitch
          key={supply.label}
          name={supply.label}
          checked={supply.isOn(state)}
          onChange={(on) => update(on ? supply.add(state) : supply.remove(state))}
        >
          {supply.how}
        </OptionSwitch>
      ))}
      <p className={styles.quiet}>
        Device, date and page are known by themselves. The language is the option locale, under
        Configure.
      </p>
    </PanelSection>
  )
}

/** Offers what the entry asks for and the site does not tell. Renders nothing otherwise. */
export function MissingSupplies() {
  const { state, update, draft } = usePlayground()
  return missingSupplies(draft.text, state).map((supply) => (
    <p key={supply.label} className={styles.missing} role="status">
      <Icon name="alert" />
      <span>
        {supply.label}: this entry asks for it, and your site does not tell it. {supply.how}
      </span>
      <TextButton aria-label={`Tell it: ${supply.label}`} onClick={() => update(supply.add(state))}>
        Tell it
      </TextButton>
    </p>
  ))
}
