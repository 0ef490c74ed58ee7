import { posix } from 'node:path'
import { createUniqueNames, headingSlug } from './headingSlug'
import { type Line, readSections, type Section } from './readSections'
import type { Topic } from './topics'

/** Text of pages by path, as in `siteblocks/client.md`. */
export type Pages = ReadonlyMap<string, string>

/** A section and its module page. */
interface PlacedSection extends Section {
  readonly from: string
}

/** Text and the module page that its links are relative to, if any. */
interface Part {
  readonly from?: string
  readonly text: string
}

type Sections = ReadonlyMap<string, PlacedSection>
type TitleOf = (guide: string) => string

const PROPERTY_ID = /<a id="([^"]+)"><\/a>/g
const LINK = /\]\(([^()\s#:]*)#([^()\s]+)\)/g

/**
 * Distributes the names of module pages over topics and redirects links to their new pages.
 *
 * @param modules - Pages by module, as TypeDoc writes them.
 * @param titleOf - Returns the heading of a guide.
 * @throws Error when a name has no topic, a topic lists an unknown name, or a link is broken.
 */
export function splitReference(modules: Pages, topics: readonly Topic[], titleOf: TitleOf): Pages {
  const sections = sectionsByName(modules)
  checkNames(sections, topics)
  const moved = new Map<string, string>()
  const drafts = topics.map(
    (topic) => [topic.page, writeTopic(topic, sections, titleOf, moved)] as const,
  )
  const pages = drafts.map(([page, parts]): [string, string] => {
    const text = parts.map((part) => followMoves(part, `${page}.md`, moved)).join('\n')
    return [`${page}.md`, text]
  })
  return new Map([...pages, ['README.md', writeIndex(topics, moved, sections, titleOf)]])
}

/** Module of a page; pages of types belong to the package's main module. */
export function moduleOf(page: string): string {
  return page.startsWith('siteblocks') ? page.replace(/\.md$/, '') : 'siteblocks'
}

function sectionsByName(modules: Pages): Sections {
  const sections = new Map<string, PlacedSection>()
  for (const [from, text] of modules) {
    for (const section of readSections(text)) {
      if (sections.has(section.name)) throw new Error(`Two modules export "${section.name}".`)
      sections.set(section.name, { ...section, from })
    }
  }
  return sections
}

function namesOf({ names }: Topic): readonly (readonly [guide: string, name: string])[] {
  return Object.entries(names).flatMap(([guide, list]) =>
    list.split(' ').map((name) => [guide, name] as const),
  )
}

function checkNames(sections: Sections, topics: readonly Topic[]): void {
  const listed = topics.flatMap((topic) => namesOf(topic).map(([, name]) => name))
  const problems = [
    ...[...sections.keys()]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is missing`),
    ...listed.filter((name) => !sections.has(name)).map((name) => `nothing exports ${name}`),
    ...listed.filter((name, at) => listed.indexOf(name) < at).map((name) => `${name} stands twice`),
  ]
  if (problems.length > 0) throw new Error(`tools/reference/topics.ts: ${problems.join(', ')}.`)
}

/** Writes a page and records in `moved` the new targets of the module pages' anchors. */
function writeTopic(
  topic: Topic,
  sections: Sections,
  titleOf: TitleOf,
  moved: Map<string, string>,
): readonly Part[] {
  const unique = createUniqueNames()
  unique(headingSlug(topic.title))
  const parts = namesOf(topic).map(([guide, name]): Part => {
    const { from, lines } = sections.get(name) as PlacedSection
    const rename = (anchor: string, wanted: string): string => {
      const given = unique(wanted)
      moved.set(`${from}#${anchor}`, `${topic.page}.md#${given}`)
      return given
    }
    const [heading = '', ...rest] = lines.map((line) => renameAnchors(line, name, rename))
    const about = `From \`${moduleOf(from)}\`. Guide: [${titleOf(guide)}](../${guide}).`
    return { from, text: [heading, '', about, ...rest, ''].join('\n') }
  })
  return [{ text: `# ${topic.title}\n\n${topic.about}\n` }, ...parts]
}

function renameAnchors(
  { text, anchor }: Line,
  name: string,
  rename: (anchor: string, wanted: string) => string,
): string {
  if (anchor !== undefined) {
    rename(anchor, headingSlug(text.replace(/^#+ /, '')))
    return text
  }
  return text.replace(PROPERTY_ID, (_, id: string) => {
    const property = id.replace(/^(?:property|type-parameter)-|-\d+$/g, '')
    return `<a id="${rename(id, `${name.toLowerCase()}-${property}`)}"></a>`
  })
}

function followMoves(
  { from, text }: Part,
  page: string,
  moved: ReadonlyMap<string, string>,
): string {
  if (from === undefined) return text
  return text.replace(LINK, (link, path: string, anchor: string) => {
    const target = path ? posix.join(posix.dirname(from), path) : from
    const now = moved.get(`${target}#${anchor}`)
    if (now === undefined) throw new Error(`docs/api/${page}: ${link} leads nowhere.`)
    return `](${now.startsWith(`${page}#`) ? now.slice(page.length) : now})`
  })
}

/** Writes the table of contents: each topic with its names, their summaries and guides. */
function writeIndex(
  topics: readonly Topic[],
  moved: ReadonlyMap<string, string>,
  sections: Sections,
  titleOf: TitleOf,
): string {
  const tables = topics.map((topic) => {
    const rows = namesOf(topic).map(([guide, name]) => {
      const { from, lines } = sections.get(name) as PlacedSection
      const address = moved.get(`${from}#${lines[0]?.anchor}`)
      const about = summaryOf(lines).replaceAll('|', '\\|')
      return `| [\`${name}\`](${address}) | ${about} | [${titleOf(guide)}](../${guide}) |`
    })
    const head = '| Name | | Guide |\n| --- | --- | --- |'
    return `## ${topic.title}\n\n${topic.about}\n\n${head}\n${rows.join('\n')}\n`
  })
  return `${INTRODUCTION}\n${tables.join('\n')}`
}

const INTRODUCTION = `# Reference

Every public name of SiteBlocks, by what you want to do, and the guide that explains it. Options of \`mount()\` have
[a page of their own](../options.md).

These pages are generated from the code: \`npm run docs:api\`.
`

/**
 * First sentence of a name's documentation. Replaces links by their text, since they are relative
 * to another page.
 */
function summaryOf(lines: readonly Line[]): string {
  const isProse = (text: string) => /^[^#>|*\s-]/.test(text)
  const start = lines.findIndex(({ text }) => isProse(text))
  const end = lines.findIndex(({ text }, at) => at > start && text === '')
  const paragraph = lines
    .slice(start, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return start < 0 ? '' : (/^.*?[.:](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph).replace(/:$/, '.')
}
