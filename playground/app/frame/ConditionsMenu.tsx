import { Popover } from '@base-ui/react/popover'
import { usePlayground } from '../shell/PlaygroundContext'
import { DEFAULT_CHOICES, type HostPage, type PreviewChoices } from '../state/previewChoices'
import { Button, inMain } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Segments } from '../ui/Segments'
import styles from './ConditionsMenu.module.css'

/** What is made harder for the widget: policy, network, motion, and who draws. */
export function ConditionsMenu() {
  const { state, update } = usePlayground()
  const { page, ...usual } = DEFAULT_CHOICES
  // The playground's server stands between the page and the sample content only.
  const isPossible = ({ name }: (typeof conditions)[number]) =>
    state.source.kind === 'sample' || (name !== 'network' && name !== 'rendering')
  const possible = conditions.filter(isPossible)
  const changed = possible.filter(({ name }) => state[name] !== DEFAULT_CHOICES[name])
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
              {possible.map(({ name, label, choices }) => (
                <div key={name}>
                  <p className={styles.label}>{label}</p>
                  <Segments
                    label={label}
                    value={state[name]}
                    choices={choices}
                    onValue={(value) => update({ [name]: value })}
                  />
                  <p className={styles.hint}>
                    {choices.find(({ value }) => value === state[name])?.hint}
                  </p>
                </div>
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface ConditionChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** What happens when it is chosen. */
  readonly hint: string
}

/** The sites that the content can stand on. */
export const hostPages: readonly { readonly value: HostPage; readonly label: string }[] = [
  { value: 'plain', label: 'Plain page' },
  { value: 'shop', label: 'Shop' },
  { value: 'blog', label: 'Blog' },
  { value: 'hostile', label: 'Hostile CSS' },
  { value: 'dark', label: 'Dark site' },
  { value: 'rtl', label: 'Right to left' },
]

type Condition = Exclude<keyof PreviewChoices, 'page'>

/** What is made harder for the widget, and how. The first choice of each is the usual one. */
export const conditions: readonly {
  readonly name: Condition
  readonly label: string
  readonly choices: readonly ConditionChoice<string>[]
}[] = [
  {
    name: 'policy',
    label: 'Content Security Policy',
    choices: [
      { value: 'off', label: 'Off', hint: 'The page sends no policy.' },
      {
        value: 'self',
        label: 'Self',
        hint: 'Scripts and styles of the page’s own origin only, data of the content host.',
      },
      {
        value: 'trusted-types',
        label: 'Self + Trusted Types',
        hint: 'As Self, and texts become HTML only by the policy “siteblocks”.',
      },
    ],
  },
  {
    name: 'network',
    label: 'Network to the content host',
    choices: [
      { value: 'fast', label: 'Fast', hint: 'As fast as this machine is.' },
      { value: 'slow', label: 'Slow', hint: 'Content and images arrive 1.5 seconds late.' },
      { value: 'failing', label: 'Failing', hint: 'Every connection breaks off.' },
    ],
  },
  {
    name: 'motion',
    label: 'Motion',
    choices: [
      { value: 'system', label: 'As the system', hint: 'As this browser is set.' },
      {
        value: 'reduce',
        label: 'Reduced',
        hint: 'Scripts and styles of the page see “prefers-reduced-motion: reduce”.',
      },
    ],
  },
  {
    name: 'rendering',
    label: 'Drawn by',
    choices: [
      { value: 'client', label: 'Browser', hint: 'embed.js fetches the content and draws it.' },
      {
        value: 'server',
        label: 'Server',
        hint: 'The page comes with the content in it; embed.js takes it over.',
      },
    ],
  },
]
