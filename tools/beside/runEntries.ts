import type { Browser } from 'playwright'
import { CLIENTS, type ClientName } from './clients/buildClients'
import { compareForms, compareWithClients } from './compare/compare'
import type { BlockDifference, Difference } from './compare/Difference'
import type { Facts } from './compare/Facts'
import { withoutAnswers } from './compare/withoutAnswers'
import { blocksIn } from './entries/blocksIn'
import type { Entry } from './entries/Entry'
import { adopt, openAdoption } from './page/adoption'
import { newContext, type OpenClient, openClient } from './page/openClient'

/** Entries shown on a page at once. */
const BATCH = 24

/** How SiteBlocks differs, of an entry at a width or of a visit. */
export interface Compared {
  readonly differences: readonly Difference[]
}

export interface ComparedEntry extends Compared {
  readonly entry: Entry
}

/**
 * Shows entries in every client at a width and compares them, batch by batch.
 *
 * @param isTall - Whether served pages stand in a window that shows all of them: `vh` differs.
 */
export async function* runEntries(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  width: number,
  entries: readonly Entry[],
  isTall: boolean,
): AsyncGenerator<ComparedEntry[]> {
  const open = await openClients(browser, files, width, isTall)
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH)
    const names = CLIENTS.map(async (name) => [name, await open.clients[name].show(batch)] as const)
    const adopted = await adopt(open.adoption, batch)
    const shown = Object.fromEntries(await Promise.all(names)) as Record<
      ClientName,
      { facts: Record<string, Facts>; messages: readonly string[] }
    >
    const said = await attribute(shown.embed.messages, batch, open.clients.embed)
    const theirs = shown.gen1.messages.join('\n')
    yield batch.map((entry, index) => {
      const facts = (client: ClientName) => shown[client].facts[entry.content.id] ?? {}
      const ours = facts('embed')
      // A click has changed what the others show.
      const isAdopted = entry.clicks.length === 0
      const taken = adopted[index]
      const blocks = blocksIn(entry.content)
      const differences = [
        ...compareWithClients(ours, facts('gen1'), facts('gen2')),
        ...compareForms(facts('modules'), ours, 'modules'),
        ...(isAdopted && taken ? compareForms(taken.facts, ours, 'served') : []),
        ...withoutAnswers(taken?.differences ?? [], blocks.isOfAnswer),
        ...(said.get(entry) ?? [])
          .filter((message) => !theirs.includes(message))
          .map(
            (message): BlockDifference => ({
              block: '',
              property: 'console',
              against: 'both',
              ours: message,
              theirs: 'none',
            }),
          ),
      ]
      return {
        entry,
        differences: differences.map((difference) => ({
          ...difference,
          entry: entry.name,
          width,
          ...blocks.placeOf(difference.block),
        })),
      }
    })
  }
  await open.close()
}

/** Each client has a window of its own: timers are slow in pages in the background. */
async function openClients(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  width: number,
  isTall: boolean,
) {
  const opened = await Promise.all(
    CLIENTS.map(async (name) => {
      const context = await newContext(browser, files, width)
      return { name, context, client: await openClient(context, name) }
    }),
  )
  const clients = Object.fromEntries(opened.map(({ name, client }) => [name, client]))
  const adoption = await openAdoption(browser, files, width, isTall)
  return {
    adoption,
    clients: clients as Record<ClientName, OpenClient>,
    close: () =>
      Promise.all(
        [...opened.map(({ context }) => context), adoption.page.context()].map((one) =>
          one.close(),
        ),
      ),
  }
}

/** Finds whose messages these are; shows entries again, alone, for messages that name no block. */
async function attribute(
  messages: readonly string[],
  batch: readonly Entry[],
  client: OpenClient,
): Promise<Map<Entry, string[]>> {
  const said = new Map<Entry, string[]>()
  const texts = batch.map(({ content }) => JSON.stringify(content))
  const ownerOf = (message: string): Entry | undefined => {
    const id = /"(builder-[\w-]+)"/.exec(message)?.[1]
    return id ? batch[texts.findIndex((text) => text.includes(`"${id}"`))] : undefined
  }
  for (const message of messages) {
    const owner = ownerOf(message)
    if (owner) said.set(owner, [...(said.get(owner) ?? []), message])
  }
  if (messages.every(ownerOf)) return said
  for (const entry of batch) {
    const { messages: alone } = await client.show([entry])
    if (alone.length > 0) said.set(entry, [...alone])
  }
  return said
}
