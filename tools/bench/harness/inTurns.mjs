/**
 * Calls `take` for each entrant, `runs` times. Rotates the order, so that no entrant always gets
 * the warmer machine.
 */
export async function inTurns(entrants, runs, take) {
  for (let run = 0; run < runs; run++) {
    for (let turn = 0; turn < entrants.length; turn++) {
      await take(entrants[(turn + run) % entrants.length], run)
    }
  }
}
