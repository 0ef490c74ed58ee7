import { optionRows } from 'virtual:siteblocks-options'
import type { OptionRow } from '../../state/options'

/** Options that belong together. */
export interface OptionGroup {
  readonly title: string
  readonly rows: readonly OptionRow[]
}

const MEMBERS = {
  'What to show':
    'apiKey host env apiVersion authToken model entry url content data context query sort limit offset includeUnpublished preview rev',
  'How it looks': 'isolation responsiveTo minHeight texts updateMetadata blocks renderLink',
  'When it loads': 'loading reloadOnRoute timeout onReady onError',
  'Who sees it': 'locale userAttributes onVariation',
  'Tracking and consent': 'canTrack autoTrack ignoreGpc onImpression onClick onSubmit',
  Safety: 'allowScripts evaluate nonce trustedHosts',
  Caching: 'cacheSeconds staleCacheSeconds keepLastAnswer cachebust reload',
} as const

/** Not for `mount()`: totals come with lists of entries. */
const NOT_HERE = ['fetchTotalCount']

const known = Object.values(MEMBERS).join(' ').split(' ').concat(NOT_HERE)

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
