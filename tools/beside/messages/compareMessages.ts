import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { CLIENTS, type ClientName } from '../clients/buildClients'
import { driveClient, type Reaction, STEPS } from './driveClient'

const GUIDE = 'docs/editor-protocol.md'

/** A row of the guide's tables of messages. */
interface Row {
  readonly name: string
  /** Marks of the builder's clients: `✓` is the same as SiteBlocks, `–` is nothing. */
  readonly marks: Readonly<Record<'gen1' | 'gen2', string>>
}

/** Reactions of a client to {@link STEPS}. */
export type Reactions = ReadonlyMap<string, Reaction>

/**
 * Drives every client with the same messages, and compares it with the tables of the guide. A
 * difference counts if a second play has it too: on a busy machine, a client may react too late.
 */
export async function compareMessages(
  browser: Browser,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  const play = async () => {
    const reactions = new Map<ClientName, Reactions>()
    for (const client of CLIENTS) reactions.set(client, await driveClient(browser, files, client))
    return judgeMessages(reactions, readFileSync(GUIDE, 'utf8'))
  }
  const first = await play()
  if (first.length === 0) return first
  const second = new Set(await play())
  return first.filter((difference) => second.has(difference))
}

/** Finds where clients do not do what the guide says of them. */
export function judgeMessages(
  reactions: ReadonlyMap<ClientName, Reactions>,
  guide: string,
): string[] {
  const wrong: string[] = []
  const [toPage, fromPage] = ['### To the page', '### From the page'].map((title) =>
    rowsBelow(title, guide),
  )
  const judge = (rows: readonly Row[], does: (client: ClientName, name: string) => boolean) => {
    const judged = new Set<string>()
    for (const { name, marks } of rows) {
      if (judged.has(name)) continue
      judged.add(name)
      const ours = does('embed', name)
      if (does('modules', name) !== ours) wrong.push(`${name}: embed.js and modules differ`)
      for (const [client, mark] of Object.entries(marks) as ['gen1' | 'gen2', string][]) {
        const expected = mark === '✓' ? ours : mark === '–' ? false : undefined
        const theirs = does(client, name)
        if (expected !== undefined && theirs !== expected)
          wrong.push(`${name}: ${client} ${theirs ? 'does' : 'does not'}, the guide says ${mark}`)
      }
    }
  }
  const played = new Set(STEPS.filter(({ isSeen }) => isSeen).map(({ message }) => message))
  judge(
    (toPage ?? []).filter(({ name }) => played.has(name)),
    (client, name) => reactions.get(client)?.get(name)?.isSeen ?? false,
  )
  judge(fromPage ?? [], (client, name) =>
    [...(reactions.get(client)?.values() ?? [])].some(({ posted }) => posted.includes(name)),
  )
  const known = new Set(fromPage?.map(({ name }) => name))
  for (const [client, all] of reactions)
    for (const name of new Set([...all.values()].flatMap(({ posted }) => posted)))
      if (!known.has(name)) wrong.push(`${name}: ${client} posts it, the guide does not have it`)
  return wrong
}

/** Rows of the table below a heading, which end with the columns 1, 2 and Test. */
function rowsBelow(title: string, guide: string): Row[] {
  const [, table = ''] = guide.split(title)
  return table
    .split(/\n#/)[0]
    ?.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap((cells) => {
      const name = /^`(\w+)`$/.exec(cells[1] ?? '')?.[1]
      const [gen1 = '', gen2 = ''] = cells.slice(-4)
      return name ? [{ name, marks: { gen1, gen2 } }] : []
    }) as Row[]
}
