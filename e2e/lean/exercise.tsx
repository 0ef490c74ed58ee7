// First, as React keeps the timers that it finds.
import './clock'
import { startByHand } from './byHand'
import { differences } from './scenarios/differences'
import { scenarios } from './scenarios/index'
import { play } from './stage'

/** What the page offers to the test. */
export interface Exercise {
  /** @returns The transcripts of scenarios, by their names. All play when none is named. */
  play(...names: readonly string[]): Promise<Record<string, string[]>>
  /** Draws what a person tries out. @returns What gives the transcript so far. */
  startByHand(): void
  readByHand(): string[]
}

const all = new Map(Object.entries(scenarios))
for (const [name, difference] of Object.entries(differences)) all.set(name, difference.play)

let readByHand = (): string[] => []

const exercise: Exercise = {
  async play(...names) {
    const transcripts: Record<string, string[]> = {}
    for (const [name, scenario] of all) {
      if (names.length === 0 || names.includes(name)) transcripts[name] = await play(scenario)
    }
    return transcripts
  },
  startByHand() {
    readByHand = startByHand()
  },
  readByHand: () => readByHand(),
}
Object.assign(window, { exercise })
