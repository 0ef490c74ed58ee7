/**
 * Calls `take` for each entrant, `runs` times. Another one begins each time, so that none has the
 * warmer machine.
 */
export async function inTurns(entrants, runs, take) {
  for (let run = 0; run < runs; run++) {
    for (let turn = 0; turn < entrants.length; turn++) {
      await take(entrants[(turn + run) % entrants.length], run)
    }
  }
}
