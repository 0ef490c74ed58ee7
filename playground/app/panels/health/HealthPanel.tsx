import { useLoaded } from '../../data/useLoaded'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { formatBytes } from '../../utils/format'
import { EmbedSize, loadEmbedSizes } from './EmbedSize'
import { FigureRow } from './FigureRow'
import { FindingList } from './FindingList'
import styles from './Health.module.css'
import type { MeasuredRequest } from './measures'
import { formatTime, MEASURES } from './measures'
import { useHealth } from './useHealth'

/** Shows what the page costs visitors, and its accessibility problems. */
export function HealthPanel() {
  const { entry, preview } = usePlayground()
  return (
    <PanelFrame
      still
      title="Health"
      actions={
        entry && (
          <TextButton onClick={preview.reload} disabled={preview.status.phase === 'loading'}>
            <Icon name="reload" />
            Measure again
          </TextButton>
        )
      }
    >
      {entry ? (
        <Health key={preview.load} />
      ) : (
        <Notice title="Nothing to measure">
          Sizes, times and what axe finds will appear here. Choose an entry under Content.
        </Notice>
      )}
    </PanelFrame>
  )
}

/** Performance figures and findings for one load of the page. */
export function Health() {
  const { preview } = usePlayground()
  const { figures, findings } = useHealth()
  const [sizes] = useLoaded(loadEmbedSizes)
  const isLoading = preview.status.phase === 'loading'
  return (
    <div className={styles.health}>
      <section aria-labelledby="health-size">
        <h3 id="health-size" className={styles.title}>
          Weight
        </h3>
        <EmbedSize sizes={sizes} />
      </section>
      <section aria-labelledby="health-times">
        <h3 id="health-times" className={styles.title}>
          Speed
        </h3>
        <dl>
          {(['firstPaint', 'largestPaint', 'contentShown'] as const).map((name) => (
            <FigureRow
              key={name}
              measure={MEASURES[name]}
              value={figures[name]}
              waits={isLoading}
            />
          ))}
          {(['layoutShift', 'blocked'] as const).map((name) => (
            <FigureRow
              key={name}
              measure={MEASURES[name]}
              value={isLoading ? undefined : figures[name]}
              waits={isLoading}
            />
          ))}
        </dl>
      </section>
      <FindingList findings={findings} />
      <RequestList requests={figures.requests} />
    </div>
  )
}

/** Lists the page's requests on a timeline. */
export function RequestList({ requests }: { requests: readonly MeasuredRequest[] }) {
  const end = Math.max(1, ...requests.map(({ start, duration }) => start + duration))
  const bytes = requests.reduce((sum, request) => sum + (request.bytes ?? 0), 0)
  return (
    <section aria-labelledby="health-requests">
      <h3 id="health-requests" className={styles.requestListTitle}>
        Requests
        <span className={styles.sum}>
          {requests.length}, {formatBytes(bytes)}
        </span>
      </h3>
      {requests.length === 0 && (
        <p className={styles.none}>Requests of the page will appear here.</p>
      )}
      <ul>
        {requests.map(({ address, start, duration, bytes: size }) => (
          <li key={`${start} ${address}`} className={styles.request}>
            <span className={styles.name} title={address}>
              {nameOf(address)}
            </span>
            <span className={styles.cost}>
              {sizeInWords(size)} · {formatTime(duration)}
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

function sizeInWords(bytes: number | undefined): string {
  if (bytes === undefined) return 'size not told'
  return bytes > 0 ? formatBytes(bytes) : 'cached'
}

/** The path without the prefix that all API routes share. */
function nameOf(address: string): string {
  const { pathname } = new URL(address)
  return pathname.replace(/^\/api\/v\d+/, '')
}
