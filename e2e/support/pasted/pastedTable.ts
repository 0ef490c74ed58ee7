import type { Difference } from './comparePasted'

/** Message of a widget about something that it omitted. */
export interface Said {
  readonly what: string
  readonly why: string
  readonly instead: string
}

/** A difference in one kind of block, and the message about it. */
export interface SaidDifference {
  readonly place: string
  readonly snippet: string
  readonly said: Said
}

/** The message about a difference; `undefined` for none. */
export function saidAbout(
  { kind, name, lost }: Difference,
  said: readonly Said[],
): Said | undefined {
  const find = (test: (what: string) => boolean): Said | undefined =>
    said.find(({ what }) => test(what))
  if (kind === 'attribute')
    return find((what) => what === `attribute "${name}"` || what.startsWith(`${name}="`))
  const elements = kind === 'element' ? [name, ...lost] : lost
  return find((what) =>
    elements.some(
      (element) =>
        what.startsWith(`<${element}>`) ||
        what.startsWith(`<${element} `) ||
        (element === 'link' && what.startsWith('the style sheet')),
    ),
  )
}

const code = (text: string): string => `\`${text}\``
/** Replaces specific values, such as addresses, with placeholders. */
const general = (text: string): string =>
  text
    .replace(/(src="\w*:?)[^"]+"/, '$1…"')
    .replace(/the style sheet ".*"/, '<link rel="stylesheet">')
    .replace(/"[\w-]+:"/, '"…:"')
const written = (text: string): string => general(text).replace(/<[^>]+>|\{[^}]+\}/g, code)
const nameOf = (what: string): string => code(general(what).replace(/^attribute "(.*)"$/, '$1'))

/** Writes the table of docs/pasted-html.md, one row per reason and workaround. */
export function pastedTable(differences: readonly SaidDifference[]): string {
  interface Row {
    readonly names: Set<string>
    readonly places: Set<string>
    readonly snippets: Set<string>
    readonly said: Said
  }
  const rows = new Map<string, Row>()
  for (const { place, snippet, said } of differences) {
    const key = general(said.why) + said.instead
    const row = rows.get(key) ?? {
      names: new Set(),
      places: new Set(),
      snippets: new Set(),
      said,
    }
    rows.set(key, row)
    row.names.add(nameOf(said.what))
    row.places.add(place)
    row.snippets.add(snippet)
  }
  const lines = Array.from(rows.values())
    .sort((a, b) => b.snippets.size - a.snippets.size)
    .map(({ names, places, snippets, said }) =>
      [
        Array.from(names).sort().join(' '),
        Array.from(places).join(', '),
        written(said.why),
        written(said.instead),
        snippets.size,
      ].join(' | '),
    )
  const head = 'Left out | In | Since | What to do | Snippets'
  return [head, '--- | --- | --- | --- | ---', ...lines].map((line) => `| ${line} |`).join('\n')
}
