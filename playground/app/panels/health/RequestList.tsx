import { formatBytes } from '../../shell/formatBytes'
import { formatTime } from './judge'
import type { PageRequest } from './pageFigures'
import styles from './RequestList.module.css'

/** What the page asked for, in the order that it did, each with its place in time. */
export function RequestList({ requests }: { requests: readonly PageRequest[] }) {
  const end = Math.max(1, ...requests.map(({ start, duration }) => start + duration))
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0)
  return (
    <section aria-labelledby="health-requests">
      <h3 id="health-requests" className={styles.title}>
        Requests
        <span className={styles.sum}>
          {requests.length}, {formatBytes(bytes)}
        </span>
      </h3>
      {requests.length === 0 && (
        <p className={styles.none}>What the page asks for will appear here.</p>
      )}
      <ul>
        {requests.map(({ address, start, duration, bytes: size }) => (
          <li key={`${start} ${address}`} className={styles.request}>
            <span className={styles.name} title={address}>
              {nameOf(address)}
            </span>
            <span className={styles.cost}>
              {size > 0 ? formatBytes(size) : 'cached'} · {formatTime(duration)}
            </span>
            <span className={styles.line}>
              <span
                className={styles.span}
                style={{ left: `${(100 * start) / end}%`, width: `${(100 * duration) / end}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The path without the folder that all of its kind share. */
function nameOf(address: string): string {
  const { pathname } = new URL(address)
  return pathname.replace(/^\/api\/v\d+/, '')
}
