import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'

const onScreen = new Set<{ readonly id: string | undefined }>()

/** Notes that an entry with variations is on screen, until the returned undo is called. */
export function noteTest(id: string | undefined): () => void {
  const place = { id }
  onScreen.add(place)
  return () => void onScreen.delete(place)
}

/** Warns of a conversion that names no entry where the page shows a single one with variations. */
export function warnOfNoEntry(): void {
  const [id, ...others] = new Set(Array.from(onScreen, (place) => place.id))
  if (id === undefined || others.length > 0) return
  warnOnce(
    `a conversion names no entry, so no variation is credited with it. Name the one on this page: trackConversion(amount, ${quoteValue(id)}).`,
  )
}
