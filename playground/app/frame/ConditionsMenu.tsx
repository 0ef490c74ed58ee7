import { Popover } from '@base-ui/react/popover'
import { usePlayground } from '../context/PlaygroundContext'
import { ownJson } from '../source/useSource'
import { choicesFor, DEFAULT_CHOICES, PREVIEW_CHOICES } from '../state/previewChoices'
import type { Source } from '../state/source'
import { inMain, TextButton } from '../ui/Button'
import { Choice } from '../ui/Choice'
import { Icon } from '../ui/Icon'
import { Segments } from '../ui/Segments'
import styles from './ConditionsMenu.module.css'

const CONDITIONS = ['policy', 'network', 'motion', 'rendering', 'editor'] as const

/** Menu of preview conditions: site, policy, network, motion, rendering and visual editor. */
export function ConditionsMenu() {
  const { state, update } = usePlayground()
  const impossible = impossibleFor(state.source)
  const possible = CONDITIONS.filter((name) => !impossible.includes(name))
  const changed = (['page', ...possible] as const).filter(
    (name) => state[name] !== DEFAULT_CHOICES[name],
  )
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
                  <TextButton className={styles.reset} onClick={() => update(DEFAULT_CHOICES)}>
                    Reset
                  </TextButton>
                )}
              </div>
              <Choice
                label={PREVIEW_CHOICES.page.label}
                icon="site"
                value={state.page}
                choices={choicesFor('page')}
                onValue={(page) => update({ page })}
              />
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

/** Names of the conditions that do not work with this source. */
function impossibleFor(source: Source): readonly string[] {
  // Only sample content passes through the playground's server.
  if (source.kind === 'sample') return []
  return ownJson(source) ? ['network', 'rendering', 'editor'] : ['network', 'rendering']
}
