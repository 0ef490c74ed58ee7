import { optionRows } from 'virtual:siteblocks-options'
import { type OptionRow, writeOption } from '../../state/options'
import { hasWords } from '../../utils/hasWords'

/** Options that belong together. */
export interface OptionGroup {
  readonly title: string
  readonly rows: readonly OptionRow[]
}

/** Options that authors change first. */
const FIRST =
  'canTrack consentWait locale data loading minHeight reloadOnRoute updateMetadata userAttributes allowScripts'

const MEMBERS = {
  'Content and data':
    'apiKey host env apiVersion authToken model entry url content context query sort offset includeUnpublished preview rev',
  'How it looks': 'isolation responsiveTo texts fontHosts blocks renderLink',
  'When it loads': 'timeout onReady onError',
  'Who sees it': 'campaignAttributes onVariation',
  'Tracking and consent': 'autoTrack fullUrl ignoreGpc onImpression onClick onSubmit',
  Safety: 'evaluate nonce trustedHosts',
  Caching: 'cacheSeconds staleCacheSeconds keepLastAnswer cachebust',
} as const

const known = [FIRST, ...Object.values(MEMBERS)].join(' ').split(' ')

const rowsOf = (names: string) =>
  names.split(' ').flatMap((name) => optionRows.filter((row) => row.name === name))

/** The ten options that authors change first. */
export const firstOptions: OptionGroup = { title: 'Changed most', rows: rowsOf(FIRST) }

/** All options by topic. Options without a topic are listed as advanced. */
export const optionGroups: readonly OptionGroup[] = [
  ...Object.entries(MEMBERS).map(([title, names]) => ({ title, rows: rowsOf(names) })),
  { title: 'Advanced', rows: optionRows.filter(({ name }) => !known.includes(name)) },
]

/**
 * Filters the groups to options whose texts contain every word of the search. Drops empty groups.
 */
export function searchOptions(search: string): readonly OptionGroup[] {
  return [firstOptions, ...optionGroups]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((row) => hasWords(`${title} ${optionText(row)}`, search)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The searchable text of an option. */
function optionText({ name, attribute, type, summary, keywords }: OptionRow): string {
  const values = typeof type === 'object' ? type.join(' ') : type
  return [name, attribute, values, summary, keywords].join(' ')
}

const UNITS = [
  [/^Milliseconds/, 'ms'],
  [/^Seconds/, 's'],
] as const

/** Unit of a numeric option, read from the first word of its comment. */
export function unitOf({ summary }: OptionRow): string | undefined {
  return UNITS.find(([pattern]) => pattern.test(summary))?.[1]
}

/** Default value as text, shown while the option is not set. */
export function defaultText(row: OptionRow): string {
  const { default: value, initial = 'none' } = row
  if (value === undefined) return initial.replace(/`/g, '')
  const unit = unitOf(row)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return unit ? `${value} ${unit}` : writeOption(value)
}
