import { Meter } from '@base-ui/react/meter'
import type { ReactNode } from 'react'
import { fetchJson } from '../../data/fetchJson'
import { type Loaded, useLoaded } from '../../data/useLoaded'
import { formatBytes } from '../../shell/formatBytes'
import { usePlayground } from '../../shell/PlaygroundContext'
import embedSizeStyles from './EmbedSize.module.css'
import figureRowStyles from './FigureRow.module.css'
import { FindingList } from './FindingList'
import styles from './Health.module.css'
import { EMBED_GOAL, EMBED_LIMIT, formatTime, judge, MEASURES, type Measure } from './judge'
import type { PageRequest } from './pageFigures'
import requestListStyles from './RequestList.module.css'
import { useHealth } from './useHealth'
import { VerdictMark } from './VerdictMark'

/** The figures of one load of the page. */
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
          <FigureRow measure={MEASURES.firstPaint} value={figures.firstPaint} waits={isLoading} />
          <FigureRow
            measure={MEASURES.largestPaint}
            value={figures.largestPaint}
            waits={isLoading}
          />
          <FigureRow
            measure={MEASURES.contentShown}
            value={figures.contentShown}
            waits={isLoading}
          />
          <FigureRow
            measure={MEASURES.layoutShift}
            value={isLoading ? undefined : figures.layoutShift}
            waits={isLoading}
          />
          <FigureRow
            measure={MEASURES.blocked}
            value={isLoading ? undefined : figures.blocked}
            waits={isLoading}
            more={figures.longTasks === 1 ? 'One long task.' : `${figures.longTasks} long tasks.`}
          />
        </dl>
      </section>
      <FindingList findings={findings} />
      <RequestList requests={figures.requests} />
    </div>
  )
}

/** The size of `embed.js` against what it should have and what it may have. */
function EmbedSize({ sizes }: { sizes: Loaded<EmbedSizes> }) {
  if (sizes.status === 'failed') {
    return (
      <p className={embedSizeStyles.failed} role="alert">
        {sizes.error.message} Run <code>npm run build</code>, then measure again.
      </p>
    )
  }
  const known = sizes.status === 'ready' ? sizes.value : undefined
  return (
    <>
      <dl>
        <FigureRow
          measure={MEASURES.embed}
          value={known?.gzip}
          waits
          more={`The limit is ${formatBytes(EMBED_LIMIT)}.`}
        />
      </dl>
      {known && (
        <>
          <Meter.Root
            className={embedSizeStyles.meter}
            aria-label="Share of the limit"
            value={known.gzip}
            max={EMBED_LIMIT}
            getAriaValueText={() => `${formatBytes(known.gzip)} of ${formatBytes(EMBED_LIMIT)}`}
          >
            <Meter.Track className={embedSizeStyles.track}>
              <Meter.Indicator
                className={embedSizeStyles.bar}
                data-verdict={judge(MEASURES.embed, known.gzip)}
              />
              <span
                className={embedSizeStyles.goal}
                style={{ left: `${(100 * EMBED_GOAL) / EMBED_LIMIT}%` }}
              />
            </Meter.Track>
          </Meter.Root>
          <p className={embedSizeStyles.others}>
            {formatBytes(known.brotli)} with Brotli, {formatBytes(known.raw)} as it is.
          </p>
        </>
      )}
    </>
  )
}

interface FigureRowProps {
  measure: Measure
  /** Absent while it is not known. */
  value: number | undefined
  /** Whether it is on its way. */
  waits: boolean
  /** Said after what the figure means. */
  more?: ReactNode
}

/** A figure, what it means, and how good it is. */
function FigureRow({ measure, value, waits, more }: FigureRowProps) {
  const { name, meaning, good, format } = measure
  return (
    <div className={figureRowStyles.row}>
      <dt className={figureRowStyles.name}>{name}</dt>
      <dd className={figureRowStyles.value}>
        {value === undefined ? (
          <span className={figureRowStyles.missing}>{waits ? 'Measuring…' : 'Not measured'}</span>
        ) : (
          <>
            {format(value)} <VerdictMark verdict={judge(measure, value)} />
          </>
        )}
      </dd>
      <dd className={figureRowStyles.meaning}>
        {meaning} {more} Good up to {format(good)}.
      </dd>
    </div>
  )
}

/** What the page asked for, in the order that it did, each with its place in time. */
export function RequestList({ requests }: { requests: readonly PageRequest[] }) {
  const end = Math.max(1, ...requests.map(({ start, duration }) => start + duration))
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0)
  return (
    <section aria-labelledby="health-requests">
      <h3 id="health-requests" className={requestListStyles.title}>
        Requests
        <span className={requestListStyles.sum}>
          {requests.length}, {formatBytes(bytes)}
        </span>
      </h3>
      {requests.length === 0 && (
        <p className={requestListStyles.none}>What the page asks for will appear here.</p>
      )}
      <ul>
        {requests.map(({ address, start, duration, bytes: size }) => (
          <li key={`${start} ${address}`} className={requestListStyles.request}>
            <span className={requestListStyles.name} title={address}>
              {nameOf(address)}
            </span>
            <span className={requestListStyles.cost}>
              {size > 0 ? formatBytes(size) : 'cached'} · {formatTime(duration)}
            </span>
            <span className={requestListStyles.line}>
              <span
                className={requestListStyles.span}
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

const KINDS = ['raw', 'gzip', 'brotli'] as const

/** Bytes of `embed.js`, as it is and as servers send it. */
type EmbedSizes = Readonly<Record<(typeof KINDS)[number], number>>

async function loadEmbedSizes(signal: AbortSignal): Promise<EmbedSizes> {
  const answer = (await fetchJson('/embed-sizes.json', signal)) as Partial<EmbedSizes> | null
  if (!answer || !KINDS.every((kind) => typeof answer[kind] === 'number')) {
    throw new Error('/embed-sizes.json names no sizes.')
  }
  return answer as EmbedSizes
}
