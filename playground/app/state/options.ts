import { optionRows } from 'virtual:siteblocks-options'
import { isOfType } from '../../../src/client/options/Option'
import { ANYBODY, type PreviewVisitor } from './visitor'

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

/** Options of the visitor, which apply before the page loads. */
const OF_VISITOR = ['userAttributes', 'locale']

export const isOfSource = ({ name }: OptionRow) => OF_SOURCE.includes(name)

export const isRisky = ({ name }: OptionRow) => RISKY.includes(name)

/** Whether changing the option reloads the preview. */
export const isLoadedAgain = ({ name, change }: OptionRow) =>
  change === 'never' || OF_VISITOR.includes(name)

/** Reads options from a query string. Ignores values of the wrong type, and defaults. */
export function parseOptions(query: URLSearchParams): OptionValues {
  return optionRows.reduce<OptionValues>((options, row) => {
    const text = query.get(PREFIX + row.name)
    if (text === null || isOfSource(row)) return options
    return withValue(options, row, readOption(text, row))
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

/** A visitor and the chosen options. */
interface Configuration {
  readonly visitor: PreviewVisitor
  readonly options: OptionValues
}

/** All set options, including those that the visitor determines. */
export function chosenOptions({ visitor, options }: Configuration): OptionValues {
  const { attributes, device, date, locale, consent } = visitor
  const known = { ...attributes, ...(device && { device }), ...(date && { date }) }
  return {
    ...(locale && { locale }),
    ...(Object.keys(known).length > 0 && { userAttributes: known }),
    ...(consent === false && { canTrack: false }),
    ...options,
  }
}

/** Changes one option; `undefined` resets it. */
export function withOption(
  { visitor, options }: Configuration,
  row: OptionRow,
  value: unknown,
): Partial<Configuration> {
  switch (row.name) {
    case 'userAttributes': {
      const { attributes, device, date, ...others } = visitor
      return { visitor: { ...others, ...(isFilled(value) && { attributes: value }) } }
    }
    case 'locale': {
      const { locale, ...others } = visitor
      return { visitor: { ...others, ...(value ? { locale: String(value) } : {}) } }
    }
    case 'canTrack': {
      const { consent, ...others } = visitor
      return {
        visitor: { ...others, ...(value === false && { consent: false }) } as PreviewVisitor,
      }
    }
    default:
      return { options: withValue(options, row, value) }
  }
}

/** Moves options about the visitor into the visitor's state. */
export function withVisitorOptions(given: OptionValues, visitor: PreviewVisitor): Configuration {
  let state = { visitor, options: given }
  for (const row of optionRows) {
    if (!(row.name in state.options) || ![...OF_VISITOR, 'canTrack'].includes(row.name)) continue
    const { [row.name]: value, ...options } = state.options
    state = { ...state, ...withOption(state, row, value), options }
  }
  return state
}

/** Resets all options but keeps the requested variation. */
export function withoutOptions({ visitor: { variation } }: Configuration): Partial<Configuration> {
  return { options: {}, visitor: variation === undefined ? ANYBODY : { variation } }
}

/** Separates options that need the user's permission after opening a link. */
export function withoutRisk(options: OptionValues): { isHeldBack: boolean; safe: OptionValues } {
  const safe = Object.entries(options).filter(([name]) => !RISKY.includes(name))
  return { isHeldBack: safe.length < Object.keys(options).length, safe: Object.fromEntries(safe) }
}

/** Splits options into those that `update()` can change and those only for `mount()`. */
export function splitByChange(options: OptionValues): { live: OptionValues; fixed: OptionValues } {
  const isFixed = ({ change }: OptionRow) => change === 'never'
  const those = (isMeant: (row: OptionRow) => boolean) =>
    Object.fromEntries(
      optionRows
        .filter((row) => row.name in options && isMeant(row))
        .map(({ name }) => [name, options[name]]),
    )
  return { live: those((row) => !isFixed(row)), fixed: those(isFixed) }
}

function withValue(options: OptionValues, row: OptionRow, value: unknown): OptionValues {
  const { [row.name]: _, ...others } = options
  return value === undefined || value === row.default ? others : { ...others, [row.name]: value }
}

/** Quoted text stays text, including its quotes. */
function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? undefined : value
  } catch {
    return undefined
  }
}

function isFilled(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}
