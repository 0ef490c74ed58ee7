import { useCallback, useEffect, useRef, useState } from 'react'
import type { ContentEntry } from '../../../../src/content/types'
import { drawVisitors, type Simulation } from './drawVisitors'

/** How many visitors are simulated. */
export const VISITORS = 10_000

/** Between two of these, the page may draw and answer to keys. */
const CHUNK = 500

/** Sends new visitors past the product's own draw, a chunk between two frames. */
export function useSimulation(entry: ContentEntry): [Simulation | undefined, () => void] {
  const [simulation, setSimulation] = useState<Simulation>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const run = useCallback(() => {
    clearTimeout(timer.current)
    let simulated: Simulation = { visitors: 0, counts: {} }
    function step() {
      simulated = drawVisitors(entry, simulated, Math.min(CHUNK, VISITORS - simulated.visitors))
      setSimulation(simulated)
      if (simulated.visitors < VISITORS) timer.current = setTimeout(step)
    }
    step()
  }, [entry])

  useEffect(() => () => clearTimeout(timer.current), [])

  return [simulation, run]
}
