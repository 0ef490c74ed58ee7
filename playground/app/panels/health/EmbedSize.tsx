import { Meter } from '@base-ui/react/meter'
import { fetchJson } from '../../data/fetchJson'
import type { Loaded } from '../../data/useLoaded'
import { formatBytes } from '../../utils/format'
import styles from './EmbedSize.module.css'
import { FigureRow } from './FigureRow'
import { EMBED_LIMIT, judge, MEASURES } from './measures'

/** Compares the size of `embed.js` with its limit. */
export function EmbedSize({ sizes }: { sizes: Loaded<EmbedSizes> }) {
  if (sizes.status === 'failed') {
    return (
      <p className={styles.failed} role="alert">
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
            className={styles.meter}
            aria-label="Share of the limit"
            value={known.gzip}
            max={EMBED_LIMIT}
            getAriaValueText={() => `${formatBytes(known.gzip)} of ${formatBytes(EMBED_LIMIT)}`}
          >
            <Meter.Track className={styles.track}>
              <Meter.Indicator
                className={styles.bar}
                data-verdict={judge(MEASURES.embed, known.gzip)}
              />
            </Meter.Track>
          </Meter.Root>
          <p className={styles.others}>
            {formatBytes(known.brotli)} with Brotli, {formatBytes(known.raw)} as it is.
          </p>
        </>
      )}
    </>
  )
}

const KINDS = ['raw', 'gzip', 'brotli'] as const

/** Bytes of `embed.js`, raw and compressed. */
type EmbedSizes = Readonly<Record<(typeof KINDS)[number], number>>

export async function loadEmbedSizes(signal: AbortSignal): Promise<EmbedSizes> {
  const answer = (await fetchJson('/embed-sizes.json', signal)) as Partial<EmbedSizes> | null
  if (!answer || !KINDS.every((kind) => typeof answer[kind] === 'number')) {
    throw new Error('/embed-sizes.json names no sizes.')
  }
  return answer as EmbedSizes
}
