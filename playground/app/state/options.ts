import { optionRows } from 'virtual:siteblocks-options'
import { isOfType } from '../../../src/client/options/Option'
import { parseJson } from '../../../src/utils/text/parseJson'
import type { PreviewVisitor } from './visitor'

/** One row of the table of options. */
export type OptionRow = (typeof optionRows)[number]

/** Options of `mount()` by name. */
export type OptionValues = { readonly [name: string]: unknown }

/** Stands for a function, since links cannot carry functions. */
export const SAMPLE_FUNCTION = 'sample'

const PREFIX = 'options.'

/** Options determined by the content source. */
const OF_SOURCE = 'apiKey host env apiVersion authToken model entry url content'.split(' ')

/** Options that let content run scripts. A link alone must not turn them on. */
const RISKY: readonly string[] = ['allowScripts', 'evaluate']

/** Options that the visitor may change, which apply before the page loads. */
const OF_VISITOR = ['userAttributes', 'locale']

export const isOfSource = ({ name }: OptionRow) => OF_SOURCE.includes(name)

export const isRisky = ({ name }: OptionRow) => RISKY.includes(name)

/** Whether changing the option reloads the preview. Functions are part of its page's code. */
const isLoadedAgain = ({ name, change, type }: OptionRow) =>
  change === 'never' || type === 'function' || OF_VISITOR.includes(name)

/** Reads options from a query string. Ignores values of the wrong type, and defaults. */
export function parseOptions(query: URLSearchParams): OptionValues {
  return optionRows.reduce<OptionValues>((options, row) => {
    const text = query.get(PREFIX + row.name)
    if (text === null || isOfSource(row)) return options
    return withOption(options, row, readOption(text, row))
  }, {})
}

/** Writes options for {@link parseOptions}; `undefined` for unset ones. */
export function writeOptions(options: OptionValues): {
  readonly [key: string]: string | undefined
} {
  return Object.fromEntries(
    optionRows.map(({ name }) => {
      const value = options[name]
      return [PREFIX + name, value === undefined ? undefined : writeOption(value)]
    }),
  )
}

/** Parses an option's text; `undefined` when it does not fit the type. */
export function readOption(text: string, { type }: OptionRow): unknown {
  if (type === 'function') return text === SAMPLE_FUNCTION ? text : undefined
  return [readJson(text), text].find((value) => value !== undefined && isOfType(value, type))
}

/** Writes a value as text, leaving strings unquoted. */
export function writeOption(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The parts of the state that decide what the widget in the preview is told. */
interface Visited {
  readonly options: OptionValues
  readonly visitor: PreviewVisitor
}

/** Whether the previewed visitor may be remembered and tracked. */
export function mayTrack({ options, visitor }: Visited): boolean {
  return visitor.consent ?? options.canTrack !== false
}

/** What the page of the site would say of this visitor, in place of what its options say. */
export function visitedOptions({ options, visitor }: Visited): OptionValues {
  const { attributes, device, date, locale, consent } = visitor
  const known = { ...attributes, ...(device && { device }), ...(date && { date }) }
  return {
    ...(Object.keys(known).length > 0 && {
      userAttributes: { ...Object(options.userAttributes), ...known },
    }),
    // A site that names a locale shows it to everybody.
    ...(locale && options.locale === undefined && { locale }),
    ...(consent !== undefined && { canTrack: consent }),
  }
}

/** Changes one option; `undefined` and the default reset it. */
export function withOption(options: OptionValues, row: OptionRow, value: unknown): OptionValues {
  const { [row.name]: _, ...others } = options
  return value === undefined || value === row.default ? others : { ...others, [row.name]: value }
}

/** Separates options that need the user's permission after opening a link. */
export function withoutRisk(options: OptionValues): { isHeldBack: boolean; safe: OptionValues } {
  const safe = Object.entries(options).filter(([name]) => !RISKY.includes(name))
  return { isHeldBack: safe.length < Object.keys(options).length, safe: Object.fromEntries(safe) }
}

/** Separates options that change on the page in the preview from those that it loads with. */
export function splitByChange(options: OptionValues): { live: OptionValues; fixed: OptionValues } {
  // Consent changes what the option says, see {@link mayTrack}.
  const isFixed = (row: OptionRow) => isLoadedAgain(row) || row.name === 'canTrack'
  const those = (isMeant: (row: OptionRow) => boolean) =>
    Object.fromEntries(
      optionRows
        .filter((row) => row.name in options && isMeant(row))
        .map(({ name }) => [name, options[name]]),
    )
  return { live: those((row) => !isFixed(row)), fixed: those(isFixed) }
}

/** Quoted text stays text, including its quotes. */
function readJson(text: string): unknown {
  const value = parseJson(text)
  return typeof value === 'string' ? undefined : value
}
