import { createUniqueNames, headingSlug } from './headingSlug'

/** A line of a page, with its anchor if it is a heading. */
export interface Line {
  readonly text: string
  readonly anchor?: string
}

/** A public name on a module page, with its documentation. */
export interface Section {
  readonly name: string
  /** Lines from the heading on. */
  readonly lines: readonly Line[]
}

/** The page's title has no anchor. */
const HEADING = /^(##+) (.+)$/
const SEPARATOR = '***'

/** Sections of a page by TypeDoc, one per `##` heading. */
export function readSections(text: string): readonly Section[] {
  const unique = createUniqueNames()
  const sections: { name: string; lines: Line[] }[] = []
  for (const line of text.split('\n')) {
    const [, level, heading] = HEADING.exec(line) ?? []
    const anchor = heading && unique(headingSlug(heading))
    if (heading && level === '##') sections.push({ name: plainName(heading), lines: [] })
    if (line !== SEPARATOR) sections.at(-1)?.lines.push({ text: line, anchor })
  }
  return sections.map(({ name, lines }) => ({ name, lines: withoutInherited(trimEnd(lines)) }))
}

function plainName(heading: string): string {
  return heading.replace(/\\_/g, '_').replace(/\(\)$/, '')
}

function trimEnd(lines: readonly Line[]): readonly Line[] {
  const after = [...lines].reverse().findIndex(({ text }) => text !== '')
  return lines.slice(0, lines.length - after)
}

/** Drops methods inherited from another documented type, which lists them itself. */
function withoutInherited(lines: readonly Line[]): readonly Line[] {
  const starts = [...lines.keys()].filter((at) => /^#{2,4} /.test(lines[at]?.text ?? ''))
  const members = starts.map((start, index) => lines.slice(start, starts[index + 1]))
  return members.filter((member) => !isInherited(member)).flat()
}

function isInherited(member: readonly Line[]): boolean {
  const at = member.findIndex(({ text }) => /^#+ Inherited from$/.test(text))
  return at >= 0 && (member[at + 2]?.text.startsWith('[') ?? false)
}
