import type { HostPage, PreviewChoices } from '../state/previewChoices'

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
