import type { Activity } from './Activity'
import { arrivalType } from './arrivalTypes'

/** Tells screen readers what came last. */
export function LiveNews({ activity }: { activity: Activity | undefined }) {
  const [newest] = activity?.arrivals ?? []
  const isNews = newest && activity?.live.has(newest.key)
  return (
    <p className="visually-hidden" role="status">
      {isNews && `${arrivalType(newest.type).label} arrived, number ${activity?.live.size}`}
    </p>
  )
}
