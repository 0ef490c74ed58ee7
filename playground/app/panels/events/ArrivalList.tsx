import { useRef, useState } from 'react'
import type { Arrival } from './Activity'
import styles from './ArrivalList.module.css'
import { ArrivalRow } from './ArrivalRow'

interface ArrivalListProps {
  arrivals: readonly Arrival[]
  /** Keys of those that came while the page was open. They slide in once. */
  live: ReadonlySet<string>
}

/** What arrived, newest first. One at a time shows its details. */
export function ArrivalList({ arrivals, live }: ArrivalListProps) {
  const [open, setOpen] = useState<string>()
  const slid = useRef(new Set<string>())
  return (
    <ul className={styles.list} aria-label="Events">
      {arrivals.map((arrival) => {
        const { key } = arrival
        return (
          <li
            key={key}
            className={styles.item}
            data-new={live.has(key) && !slid.current.has(key) ? '' : undefined}
            onAnimationEnd={() => slid.current.add(key)}
          >
            <ArrivalRow
              arrival={arrival}
              open={key === open}
              onToggle={() => setOpen(key === open ? undefined : key)}
            />
          </li>
        )
      })}
    </ul>
  )
}
