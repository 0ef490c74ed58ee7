import { Popover } from '@base-ui/react/popover'
import { usePlayground } from '../shell/PlaygroundContext'
import { choicesFor, DEFAULT_CHOICES, PREVIEW_CHOICES } from '../state/previewChoices'
import { Button, inMain } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Segments } from '../ui/Segments'
import styles from './ConditionsMenu.module.css'

const CONDITIONS = ['policy', 'network', 'motion', 'rendering'] as const

/** What is made harder for the widget: policy, network, motion, and who renders. */
export function ConditionsMenu() {
  const { state, update } = usePlayground()
  const { page, ...usual } = DEFAULT_CHOICES
  // The playground's server stands between the page and the sample content only.
  const possible = CONDITIONS.filter(
    (name) => state.source.kind === 'sample' || (name !== 'network' && name !== 'rendering'),
  )
  const changed = possible.filter((name) => state[name] !== DEFAULT_CHOICES[name])
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.trigger}
        aria-label={changed.length > 0 ? `Conditions, ${changed.length} changed` : 'Conditions'}
        data-changed={changed.length > 0 || undefined}
      >
        <Icon name="conditions" />
        <span className={styles.word}>Conditions</span>
        {changed.length > 0 && <span className={styles.count}>{changed.length}</span>}
      </Popover.Trigger>
      <Popover.Portal container={inMain}>
        <Popover.Positioner
          className={styles.positioner}
          sideOffset={6}
          align="end"
          collisionPadding={8}
        >
          <Popover.Popup className={styles.popup}>
            <div className={styles.conditions}>
              <div className={styles.head}>
                <Popover.Title className={styles.title}>Conditions</Popover.Title>
                {changed.length > 0 && (
                  <Button className={styles.reset} onClick={() => update(usual)}>
                    Reset
                  </Button>
                )}
              </div>
              {possible.map((name) => {
                const { label, hints } = PREVIEW_CHOICES[name]
                return (
                  <div key={name}>
                    <p className={styles.label}>{label}</p>
                    <Segments
                      label={label}
                      value={state[name]}
                      choices={choicesFor(name)}
                      onValue={(value) => update({ [name]: value })}
                    />
                    <p className={styles.hint}>{Object(hints)[state[name]]}</p>
                  </div>
                )
              })}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
