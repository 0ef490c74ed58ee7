import type { Browser } from 'playwright'
import { CLIENTS, type ClientName } from '../clients/buildClients'
import { compareForms, compareWithClients } from '../compare/compare'
import type { Facts } from '../compare/Facts'
import type { Compared } from '../runEntries'
import { playVisit } from './playVisit'
import type { Visit } from './visits'

/** Visits that are played at once, in every client: they wait most of the time. */
const BATCH = 3
const WIDTH = 1280

interface ComparedVisit extends Compared {
  readonly visit: Visit
}

/** Plays the same visits in every client, and compares what is sent, recorded and stored. */
export async function compareVisits(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  visits: readonly Visit[],
): Promise<ComparedVisit[]> {
  const compared: ComparedVisit[] = []
  for (let at = 0; at < visits.length; at += BATCH) {
    const batch = visits.slice(at, at + BATCH)
    compared.push(...(await Promise.all(batch.map((visit) => compareVisit(browser, files, visit)))))
  }
  return compared
}

async function compareVisit(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  visit: Visit,
): Promise<ComparedVisit> {
  const played = CLIENTS.map(async (client): Promise<[ClientName, Facts]> => {
    return [client, { '': await playVisit(browser, files, client, visit) }]
  })
  const { gen1, gen2, embed, modules } = Object.fromEntries(await Promise.all(played)) as Record<
    ClientName,
    Facts
  >
  const found = [
    ...compareWithClients(embed, gen1, gen2),
    ...compareForms(modules, embed, 'modules'),
  ]
  const context = { entry: visit.name, width: WIDTH, component: 'visit', within: '' }
  return { visit, differences: found.map((difference) => ({ ...difference, ...context })) }
}
