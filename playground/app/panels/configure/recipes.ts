import { isRecord } from '../../../../src/utils/values/isRecord'
import { SAMPLE_SOURCE } from '../../state/source'
import { DEFAULT_STATE, type UrlState } from '../../state/urlState'
import { ANYBODY } from '../../state/visitor'

/** A task of a site owner: content, options and snippet that fulfil it. */
export interface Recipe {
  readonly title: string
  /** Says, once it is chosen, what has changed and what the site has to add. */
  readonly outcome: string
  /** The content that it needs. Without this, any content does. */
  readonly needs?: {
    /** Matches model and JSON of content that has it. */
    readonly pattern: RegExp
    /** Names it, as in `a form that sends email`. */
    readonly what: string
    /** Id of a sample that has it. */
    readonly entry: string
  }
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

export const RECIPES: readonly Recipe[] = [
  {
    title: 'A/B test',
    outcome:
      'Each visitor keeps one of two headlines, picked by chance. Your analytics hear which one was seen.',
    needs: { pattern: /"variations":\s*\{\s*"/, what: 'variations', entry: HOME },
    options: [['analytics', 'dataLayer', 'Tag Manager hears the variation and its conversions']],
    next: { label: 'Set up the test', change: { panel: 'test' } },
  },
  {
    title: 'Only for a country',
    outcome:
      'Visitors from Germany see an offer of their own. Your server writes the country: as it stands here, everybody is from Germany.',
    needs: { pattern: /"property":\s*"country"/, what: 'content for a country', entry: WELCOME },
    options: [
      ['userAttributes', { country: 'DE' }, 'your server writes the visitor’s country here'],
    ],
    next: AUDIENCE,
  },
  {
    title: 'Returning visitors',
    outcome:
      'Members who come back see when their next bag is roasted. Your shop writes the plan for those who are signed in, and leaves it out for all others.',
    needs: { pattern: /"property":\s*"plan"/, what: 'content for members', entry: WELCOME },
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
    outcome:
      'What visitors write goes to the address in the form: put your own there. Your content host sends the email.',
    needs: {
      pattern: /"sendSubmissionsTo":\s*"email"/,
      what: 'a form that sends email',
      entry: '1193081bb5204223c225fb96a140f0aa',
    },
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
    outcome:
      'A strip on top of every page, which does not push it down: the code reserves its height, measured on a phone and on a desktop.',
    needs: {
      pattern: /^\S*(?:bar|banner)/i,
      what: 'a bar',
      entry: '7e1db364d90c34e9671fc650d3cb26bc',
    },
    also: { extras: ['room'] },
    options: [
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
  return options.find(([other, set]) => other === name && includes(value, set))?.[2]
}

/** The chosen content, as a recipe looks at it. */
export interface ChosenContent {
  readonly id: string
  readonly model: string
  readonly name: string
  /** Its JSON; empty while it loads. */
  readonly text: string
}

/** Whether the chosen content has what a recipe needs. */
function hasContent({ needs }: Recipe, content: ChosenContent | undefined): boolean {
  if (!needs || !content) return !needs
  return content.id === needs.entry || needs.pattern.test(`${content.model} ${content.text}`)
}

/** Whether the state has all that the recipe sets. Any consent manager will do. */
export function isOn(recipe: Recipe, state: UrlState, content?: ChosenContent): boolean {
  const { needs, options, also = {} } = recipe
  const { extras = [], manager: _, ...others } = also
  const isSet = options.length + Object.keys(also).length > 0
  return (
    (isSet ? hasContent(recipe, content) : content?.id === needs?.entry) &&
    extras.every((extra) => state.extras.includes(extra)) &&
    Object.entries(others).every(([name, value]) => value === state[name as keyof UrlState]) &&
    options.every(([name, value]) => includes(state.options[name], value))
  )
}

/**
 * Adds what a recipe sets, for a new visitor. Content that has what it needs stays.
 *
 * @returns The change, and what it replaces, in words.
 */
export function withRecipe(
  recipe: Recipe,
  state: UrlState,
  content: ChosenContent | undefined,
): { readonly change: Partial<UrlState>; readonly replaced: string } {
  const { needs, options, also = {} } = recipe
  const isKept = hasContent(recipe, content)
  const set = options.map(([name, value]) => [name, merge(state.options[name], value)])
  const isMoved = also.snippet !== undefined && also.snippet !== state.snippet
  return {
    change: {
      visitor: ANYBODY,
      ...also,
      extras: [...new Set([...state.extras, ...(also.extras ?? [])])],
      options: { ...state.options, ...Object.fromEntries(set) },
      ...(needs && !isKept && sample(needs.entry)),
    },
    replaced: [
      ...(needs && !isKept && content
        ? [`“${content.name}” has made way for a sample: it does not have ${needs.what}.`]
        : []),
      ...(isMoved ? ['Install now writes plain HTML.'] : []),
    ].join(' '),
  }
}

const sample = (entry: string) => ({
  source: SAMPLE_SOURCE,
  entry,
  address: undefined,
  block: undefined,
})

/** Takes back what a recipe sets, except what another one that is on sets too. */
export function withoutRecipe(
  recipe: Recipe,
  state: UrlState,
  content: ChosenContent | undefined,
): Partial<UrlState> {
  const { needs, options, also = {} } = recipe
  const others = RECIPES.filter((other) => other !== recipe && isOn(other, state, content))
  const settings = Object.keys(also).map((name) => [name, DEFAULT_STATE[name as keyof UrlState]])
  const own = Object.entries(state.options).filter(
    ([name]) => !options.some(([set]) => set === name),
  )
  const left: UrlState = {
    ...state,
    visitor: ANYBODY,
    ...Object.fromEntries(settings),
    options: Object.fromEntries(own),
    extras: state.extras.filter((extra) => !also.extras?.includes(extra)),
    ...(needs?.entry === state.entry && { entry: undefined, block: undefined }),
  }
  for (const other of others) Object.assign(left, withRecipe(other, left, content).change)
  return left
}

/** Adds the fields of an object; other values replace the one before. */
function merge(before: unknown, value: unknown): unknown {
  return isRecord(before) && isRecord(value) ? { ...before, ...value } : value
}

/** Whether a value is that of a recipe, or an object with its fields. */
function includes(value: unknown, wanted: unknown): boolean {
  if (!isRecord(value) || !isRecord(wanted)) return isSame(value, wanted)
  return Object.entries(wanted).every(([name, field]) => isSame(value[name], field))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
