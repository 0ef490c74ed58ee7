import { optionRows } from 'virtual:siteblocks-options'
import { isLoadedAgain, type OptionRow, writeOption } from '../../state/options'

/** Options that belong together. */
export interface OptionGroup {
  readonly title: string
  readonly rows: readonly OptionRow[]
}

const MEMBERS = {
  'What to show':
    'apiKey host env apiVersion authToken model entry url content data context query sort offset includeUnpublished preview rev',
  'How it looks':
    'isolation responsiveTo minHeight texts fontHosts updateMetadata blocks renderLink',
  'When it loads': 'loading reloadOnRoute timeout onReady onError',
  'Who sees it': 'locale userAttributes onVariation',
  'Tracking and consent': 'canTrack autoTrack fullUrl ignoreGpc onImpression onClick onSubmit',
  Safety: 'allowScripts evaluate nonce trustedHosts',
  Caching: 'cacheSeconds staleCacheSeconds keepLastAnswer cachebust',
} as const

const known = Object.values(MEMBERS).join(' ').split(' ')

/** All options. One that stands in no group yet is among the advanced ones. */
export const optionGroups: readonly OptionGroup[] = [
  ...Object.entries(MEMBERS).map(([title, names]) => ({
    title,
    rows: names.split(' ').flatMap((name) => optionRows.filter((row) => row.name === name)),
  })),
  { title: 'Advanced', rows: optionRows.filter(({ name }) => !known.includes(name)) },
]

/** The groups with the options in which every word of a search occurs; without those that have none. */
export function searchOptions(search: string): readonly OptionGroup[] {
  const words = search.toLowerCase().split(/\s+/)
  const fits = (title: string, { name, summary }: OptionRow) => {
    const text = `${name} ${title} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return optionGroups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => fits(title, row)) }))
    .filter(({ rows }) => rows.length > 0)
}

const CHANGES: Readonly<Record<OptionRow['change'], string>> = {
  request: 'fetches again',
  render: 're-renders',
  next: 'counts from now on',
  never: 'mounts again',
}

const UNITS = [
  [/^Milliseconds/, 'ms'],
  [/^Seconds/, 's'],
] as const

/** What the number of an option counts, where its comment begins with it. */
export function unitOf({ summary }: OptionRow): string | undefined {
  return UNITS.find(([pattern]) => pattern.test(summary))?.[1]
}

/** What counts while an option is not set. */
export function defaultText(row: OptionRow): string {
  const { default: value, initial = 'none' } = row
  if (value === undefined) return initial.replace(/`/g, '')
  const unit = unitOf(row)
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return unit ? `${value} ${unit}` : writeOption(value)
}

/** What a change does to the page in the preview. */
export function changeText(row: OptionRow): string {
  return isLoadedAgain(row) ? CHANGES.never : CHANGES[row.change]
}
