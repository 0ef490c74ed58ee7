import type { ConsentManager } from '../../../../src/client/page/consentManager'
import { SAMPLE_SOURCE } from '../../state/source'
import type { UrlState } from '../../state/urlState'
import { ANYBODY } from '../../state/visitor'

/** A task of a site owner: content, options and snippet that fulfil it. */
export interface Recipe {
  readonly title: string
  /** Says, once it is chosen, what has changed and what the site has to add. */
  readonly outcome: string
  /** Id of the sample that shows it. Without one, the chosen content stays. */
  readonly entry?: string
  readonly options: readonly (readonly [name: string, value: unknown, reason: string])[]
  /** Policy, platform and snippet settings that it sets. */
  readonly also?: Partial<Pick<UrlState, 'extras' | 'manager' | 'policy' | 'snippet'>>
  /** The next step, as a link. */
  readonly next?: { readonly label: string; readonly change: Partial<UrlState> }
}

const HOME = '1e1883e7758aeedf48d36fc239104ae7'
const WELCOME = 'f21b68c3e3e8614ff4e8fc3d37330447'
const AUDIENCE = { label: 'Play another visitor', change: { panel: 'audience' } } as const
const CONSENT = ['canTrack', false, 'no cookie, no storage and no event before consent'] as const

/** Labels of the consent managers that `connect.js` follows. */
export const MANAGER_LABELS: Readonly<Record<ConsentManager, string>> = {
  tcf: 'Any with the IAB’s TCF',
  'consent-mode': 'Google Consent Mode',
  onetrust: 'OneTrust',
  cookiebot: 'Cookiebot',
  usercentrics: 'Usercentrics',
  shopify: 'Shopify',
}

export const RECIPES: readonly Recipe[] = [
  {
    title: 'A/B test',
    outcome:
      'Each visitor keeps one of two headlines, picked by chance. Your analytics hear which one was seen.',
    entry: HOME,
    options: [['analytics', 'dataLayer', 'Tag Manager hears the variation and its conversions']],
    next: { label: 'Change the shares', change: { panel: 'audience' } },
  },
  {
    title: 'Only for a country',
    outcome:
      'Visitors from Germany see an offer of their own. Your server writes the country: as it stands here, everybody is from Germany.',
    entry: WELCOME,
    options: [
      ['userAttributes', { country: 'DE' }, 'your server writes the visitor’s country here'],
    ],
    next: AUDIENCE,
  },
  {
    title: 'Returning visitors',
    outcome:
      'Members who come back see when their next bag is roasted. Your shop writes the plan for those who are signed in, and leaves it out for all others.',
    entry: WELCOME,
    options: [['userAttributes', { plan: 'member' }, 'your shop writes the visitor’s plan here']],
    next: AUDIENCE,
  },
  {
    title: 'Consent manager',
    outcome:
      'Nothing is stored or sent before your consent manager says so. The page asks as a stand-in of it would.',
    options: [
      CONSENT,
      ['consentWait', 500, 'experiments wait half a second for a returning visitor’s answer'],
    ],
    also: { manager: 'onetrust' },
    next: { label: 'Watch the events', change: { panel: 'events' } },
  },
  {
    title: 'A form to my inbox',
    outcome: 'What visitors write goes to hello@heronlock.example. Put your own address there.',
    entry: '1193081bb5204223c225fb96a140f0aa',
    options: [],
    next: {
      label: 'Change the address',
      change: { panel: 'content', view: 'blocks', block: 'builder-contact-form' },
    },
  },
  {
    title: 'Strict policy',
    outcome:
      'The page forbids foreign scripts, and text that becomes HTML. The snippet names its build; Install, Stricter sites, has the policy.',
    options: [['trustedHosts', [], 'no other window may edit the page'], CONSENT],
    also: { policy: 'trusted-types', extras: ['hash'] },
  },
  {
    title: 'Fastest',
    outcome:
      'Content shows with a third of the bytes; what moves or reacts follows. Your site serves the folder modules.',
    options: [['cacheSeconds', 300, 'one answer serves all visitors for five minutes']],
    also: { snippet: 'html', extras: ['parts'] },
  },
  {
    title: 'Announcement bar',
    outcome: 'A strip on top of every page, which does not push it down.',
    entry: '7e1db364d90c34e9671fc650d3cb26bc',
    options: [
      ['minHeight', 48, 'the page below does not jump when the bar arrives'],
      ['timeout', 3000, 'a bar that is late is better left out'],
      ['cacheSeconds', 300, 'one answer serves all visitors for five minutes'],
      ['keepLastAnswer', true, 'it stays while the content host cannot answer'],
    ],
  },
  {
    title: 'Single-page app',
    outcome: 'Each address of your router shows its own content and title.',
    options: [
      ['reloadOnRoute', true, 'each address of the router shows its own content'],
      ['updateMetadata', true, 'the title follows the content'],
    ],
  },
]

/** The recipe's reason for an option's value, if a recipe sets exactly that value. */
export function reasonFor(name: string, value: unknown): string | undefined {
  const options = RECIPES.flatMap((recipe) => recipe.options)
  return options.find(([other, set]) => other === name && isSame(set, value))?.[2]
}

/** Whether the state is as the recipe left it. Any consent manager will do. */
export function isOn({ entry, options, also }: Recipe, state: UrlState): boolean {
  const wanted = { ...(entry && { entry, source: SAMPLE_SOURCE }), ...also, manager: state.manager }
  return (
    Object.entries(wanted).every(([name, value]) => isSame(value, state[name as keyof UrlState])) &&
    options.every(([name, value]) => isSame(value, state.options[name]))
  )
}

/**
 * The change that a recipe makes: its content and its options, for a new visitor, without the
 * policy, consent manager and extras of before. Options that the last recipe set are reset; a
 * recipe that is chosen again only resets.
 */
export function changeBy(recipe: Recipe, state: UrlState): Partial<UrlState> {
  const { entry, options, also } = recipe
  const last = RECIPES.filter((one) => isOn(one, state))
  const reset = last.flatMap((one) => one.options.map(([name]) => name))
  const own = Object.entries(state.options).filter(([name]) => !reset.includes(name))
  const plain = { visitor: ANYBODY, policy: 'off', manager: undefined, extras: [] } as const
  if (last.includes(recipe)) {
    const home = { entry: undefined, address: undefined, block: undefined }
    return { ...plain, options: Object.fromEntries(own), ...(entry && home) }
  }
  const set = options.map(([name, value]) => [name, value] as const)
  return {
    ...plain,
    options: Object.fromEntries([...own, ...set]),
    ...(entry && { source: SAMPLE_SOURCE, entry, address: undefined, block: undefined }),
    ...also,
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
